import { capitalised } from "../case/capitalised.ts"
import { towns } from "./towns.ts"
import { wordSet } from "./word-set.ts"

/** Days, months, peoples and one-word places without another meaning in English. */
const names = wordSet(`
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays
  sundays midlands aussie tassie aus tas sask riverland sotho ndebele methodist presbyterian catholic baptist anglican lutheran quaker
  buddhist hindu muslim sikh jewish mormon amish january february april june july september october november
  december christmas easter halloween thanksgiving hanukkah passover purim pentecost juneteenth kwanzaa ramadan diwali janmashtami navratri vaisakhi hogmanay english british scottish welsh irish french
  german italian spanish portuguese dutch belgian swiss austrian danish swedish norwegian finnish czech hungarian
  greek turkish russian ukrainian japanese chinese korean thai vietnamese indian american canadian mexican brazilian
  peruvian colombian guatemalan ethiopian kenyan moroccan egyptian australian european african asian scandinavian
  nordic mediterranean highland yoruba igbo hausa swahili kiswahili zulu xhosa sesotho tswana afrikaans shona amharic somali tagalog hindi marathi gujarati tamil telugu kannada malayalam bengali punjabi urdu britain england scotland wales ireland france germany italy spain portugal belgium holland
  netherlands switzerland austria denmark sweden norway finland poland hungary greece russia ukraine japan korea
  thailand vietnam india indonesia malaysia singapore philippines australia canada mexico brazil argentina colombia
  guatemala ethiopia kenya morocco egypt america europe africa asia tasmania newfoundland saskatchewan california texas florida oregon colorado arizona
  nevada utah idaho montana wyoming nebraska kansas oklahoma missouri iowa minnesota wisconsin illinois michigan ohio
  kentucky tennessee alabama mississippi louisiana arkansas pennsylvania vermont massachusetts connecticut delaware
  maryland virginia alaska hawaii ontario quebec alberta manitoba london manchester birmingham leeds liverpool
  sheffield bristol glasgow edinburgh leicester coventry bradford cardiff belfast nottingham newcastle sunderland
  brighton wolverhampton swansea southampton aberdeen portsmouth peterborough dundee cambridge norwich exeter
  gloucester wakefield doncaster huddersfield rotherham barnsley harrogate bolton stockport oldham rochdale blackpool
  warrington ipswich colchester southend luton watford guildford croydon bromley winchester salisbury cheltenham
  worcester middlesbrough carlisle inverness perth dublin galway chicago houston philadelphia dallas austin
  jacksonville indianapolis seattle denver boston nashville detroit memphis portland milwaukee albuquerque tucson
  fresno sacramento atlanta omaha raleigh miami oakland minneapolis tulsa tampa wichita bakersfield anaheim honolulu
  cincinnati pittsburgh newark plano irvine scottsdale fremont spokane richmond boise tacoma huntsville knoxville
  chattanooga dayton asheville duluth cleveland brooklyn manhattan charleston louisville baltimore albany rochester
  syracuse tallahassee toronto montreal vancouver calgary edmonton ottawa winnipeg sydney melbourne brisbane adelaide
  auckland wellington christchurch paris lyon marseille berlin munich hamburg cologne frankfurt vienna zurich geneva
  amsterdam rotterdam brussels antwerp copenhagen stockholm oslo helsinki warsaw prague budapest athens milan madrid
  barcelona valencia seville lisbon tokyo kyoto osaka seoul bangkok delhi mumbai chennai kolkata jaipur istanbul cairo
  lagos nairobi pennines cotswolds yorkshire lancashire cheshire derbyshire cornwall dorset somerset sussex essex suffolk cumbria
  northumberland wiltshire shropshire hertfordshire bedfordshire berkshire oxfordshire northamptonshire leicestershire
  nottinghamshire lincolnshire staffordshire warwickshire worcestershire gloucestershire hampshire buckinghamshire
  cambridgeshire gateshead swindon bournemouth torquay eastbourne folkestone maidstone basingstoke scunthorpe grimsby
  shrewsbury penzance falmouth aberystwyth wrexham llandudno dunfermline kirkcaldy falkirk londonderry drogheda kilkenny
  sarasota pensacola gainesville shreveport fayetteville saskatoon kelowna mississauga geelong wollongong canberra hobart
  dunedin tauranga uruguay paraguay bolivia ecuador venezuela jamaica jamaican hawaiian himalayan caribbean iceland
  icelandic croatia croatian bulgaria bulgarian romania romanian slovakia slovenia lithuania luxembourg pakistan
  bangladesh nepal mongolia cambodia taiwan nigeria nigerian ghana tanzania uganda zimbabwe madagascar tunisia victorian
  edwardian
  pontefract kendal hebden keighley darlington hartlepool stockton scarborough whitby ripon skipton ilkley otley
  dewsbury batley castleford goole beverley bridlington lichfield tamworth nuneaton kidderminster dudley walsall
  solihull redditch bromsgrove stafford macclesfield altrincham salford wigan burnley accrington morecambe penrith
  hexham alnwick morpeth jarrow consett kilmarnock motherwell arbroath oban stranraer dumfries galashiels caernarfon
  carmarthen llanelli cwmbran pontypridd merthyr taunton yeovil bridgwater exmouth barnstaple bideford truro newquay
  redruth bodmin weymouth wimborne poole andover aldershot farnham woking reigate dorking horsham crawley worthing
  bognor chichester lewes hailsham canterbury whitstable ramsgate dartford gravesend chelmsford braintree harlow
  brentwood stevenage hitchin letchworth welwyn hatfield hertford kettering corby wellingborough daventry banbury
  bicester abingdon didcot newbury bracknell wokingham maidenhead aylesbury loughborough mansfield worksop
  chesterfield buxton matlock ilkeston spalding grantham lowestoft
`)

/** Places whose names have other meanings: cork, boulders, a mesa. They are places after "in" or before a state. */
const placesWithMeanings = wordSet(`
  cork boulder hull derby buffalo phoenix aurora mesa riverside queens charlotte limerick providence savannah jersey
  stoke preston columbus lincoln plymouth chester kent madison orlando florence venice turin naples newport durham
  norfolk arlington anchorage chandler fontana devon rome york halifax lancaster toledo stirling oxford
`)

/** Given names of five letters or more, so that none is taken for a typo. */
const givenNames = wordSet(`
  larry barry harry terry gerry jerry perry kerry danny benny penny jenny kenny tommy sammy jimmy billy bobby
  aaron abigail adrian alexander alexandra alice allison amanda andrea andrew angela anthony barbara benjamin bernard
  brandon brenda brian bridget bruce calvin cameron carla carlos carmen carol caroline catherine cecilia charles chloe
  christian christina christopher claire claude colin connor craig curtis cynthia daniel darren david davis dawson
  deborah dennis derek diana dominic donald donna dorothy douglas duncan dylan edward elaine eleanor elizabeth ellen
  emily ernest ethan eugene evelyn felix fiona frances francis gabriel gareth gavin geoffrey george gerald gordon
  graham gregory hannah harold harriet harrison harvey heather helen henry howard isaac isabel isabella jackson jacob
  james janet janice jasper jeffrey jennifer jeremy jessica joanna johnny jonas jonathan jordan joseph joshua judith
  julia julian justin karen katherine kathleen keith kelly kenneth kevin kimberly laura lauren lawrence leonard leslie
  lillian linda louis louise lucas lucille malcolm marcus margaret maria marie marilyn marion martha martin matteo
  matthew maureen maurice megan melissa michael michelle mildred miguel miriam morgan nancy natalie nathan nicholas
  nicole nigel norman oliver olivia oscar pamela patricia patrick pauline pedro peter philip phillip phyllis rachel
  ralph randall raymond rebecca richard robert roberta robin rodney roger ronald rosemary russell samantha samuel
  sandra sarah scott sebastian sharon sheila shirley simon sophia sophie stanley stella stephen steven stewart stuart
  susan suzanne sylvia teresa theodore theresa thomas timothy tracy valerie vanessa vernon veronica victor victoria
  vincent vivian walter wayne wendy william yvonne
`)

/** Without the large towns, which pages do not load. */
export const knownNames: ReadonlySet<string> = new Set([...names, ...towns, ...placesWithMeanings])

/** The correct spelling of a name by its lowercase spelling; undefined if it is not a name, or also another word. */
export const properName = (low: string): string | undefined =>
  names.has(low) || towns.has(low) ? capitalised(low) : undefined

export const isGivenName = (low: string): boolean => givenNames.has(low)
