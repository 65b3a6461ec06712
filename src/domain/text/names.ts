import { wordSet } from "./word-set.ts"

/** Names of one word that are written with a capital. Left out are those that are common words too (Rugby, Turkey, Reading). */
export const properNames = wordSet(`
  monday tuesday wednesday thursday friday saturday sunday january february april june july september october november
  december christmas easter halloween thanksgiving hanukkah ramadan diwali valentine
  english british scottish welsh irish french german italian spanish portuguese dutch belgian swiss austrian danish
  swedish norwegian finnish polish-made czech hungarian greek turkish russian ukrainian japanese chinese korean thai
  vietnamese indian american canadian mexican brazilian peruvian colombian guatemalan ethiopian kenyan moroccan
  egyptian australian european african asian scandinavian nordic mediterranean
  britain england scotland wales ireland france germany italy spain portugal belgium holland netherlands switzerland
  austria denmark sweden norway finland poland hungary greece russia ukraine japan korea thailand vietnam
  india indonesia malaysia singapore philippines australia canada mexico brazil argentina colombia guatemala ethiopia
  kenya morocco egypt america europe africa asia california texas florida oregon colorado arizona nevada utah idaho
  montana wyoming nebraska kansas oklahoma missouri iowa minnesota wisconsin illinois michigan ohio kentucky tennessee
  alabama mississippi louisiana arkansas pennsylvania vermont massachusetts connecticut delaware maryland virginia
  alaska hawaii ontario quebec alberta manitoba
  london manchester birmingham leeds liverpool sheffield bristol glasgow edinburgh leicester coventry bradford cardiff
  belfast nottingham newcastle sunderland brighton hull plymouth wolverhampton derby swansea southampton aberdeen
  portsmouth york peterborough dundee lancaster oxford cambridge norwich exeter gloucester wakefield doncaster
  huddersfield rotherham barnsley halifax harrogate bolton stockport oldham rochdale blackpool preston warrington
  chester stoke ipswich colchester southend luton watford guildford croydon bromley winchester salisbury cheltenham
  worcester lincoln durham middlesbrough carlisle inverness stirling perth dublin cork galway limerick belfast newport
  chicago houston phoenix philadelphia dallas austin jacksonville columbus charlotte indianapolis seattle denver boston
  nashville detroit memphis portland milwaukee albuquerque tucson fresno sacramento mesa atlanta omaha raleigh miami
  oakland minneapolis tulsa tampa arlington wichita bakersfield aurora anaheim honolulu riverside cincinnati pittsburgh
  orlando toledo newark plano lincoln anchorage durham irvine chandler scottsdale norfolk fremont spokane richmond
  boise tacoma fontana huntsville knoxville providence chattanooga dayton asheville duluth madison boulder cleveland
  brooklyn manhattan queens savannah charleston louisville baltimore albany buffalo rochester syracuse tallahassee
  toronto montreal vancouver calgary edmonton ottawa winnipeg halifax sydney melbourne brisbane adelaide auckland
  wellington christchurch paris lyon marseille berlin munich hamburg cologne frankfurt vienna zurich geneva amsterdam
  rotterdam brussels antwerp copenhagen stockholm oslo helsinki warsaw prague budapest athens rome milan naples venice
  florence turin madrid barcelona valencia seville lisbon porto tokyo kyoto osaka seoul bangkok delhi mumbai chennai
  kolkata jaipur istanbul cairo lagos nairobi yorkshire lancashire cheshire derbyshire cornwall devon dorset somerset
  sussex kent essex suffolk norfolk cumbria northumberland
`)

/** The name as it is written, for its lower-case spelling; undefined for what is no name that we know. */
export function properName(low: string): string | undefined {
  return properNames.has(low) ? `${low.charAt(0).toUpperCase()}${low.slice(1)}` : undefined
}
