import type { ToldRows } from "./told-kinds.ts"

export const appRows2: ToldRows = `
caravan|towing|trailer & tow & tow ball|tongue weight|noseweight|gvm|payload: towing weight calculator, towing capacity app
carb & insulin & ratio|bolus & diabetes|diabetic|type 1: diabetes carb app, carb counting app
care worker|domiciliary|care visit|care agency|home carer & visit & rota|client|log|notes: home care app
carp & rig|swim|peg|spod|bite & fishing|angler|rod: fishing app, carp fishing app, uk:carp app
carrom & score|board|striker: carrom app
cash register|point sale|pos|till & receipt & sale|sell|checkout & item|product|menu: pos app, till app, us:cash register app
cash till|cash drawer|cash float|cashing up & denomination|coin|note count & count & close|cash up|float|total: cash counter app, cash counting app
castle & ruin|medieval|moat & visited|tick: castles app
castle|stately home|historic house & visited|tick|bagged & list|map: historic places app
castle|stately home|historic house|heritage site & visited|visit & tick|checklist|ruin|log: historic sites app, heritage sites app
caterer|catering & guest|per head & menu & quote|portion|event: catering app, catering business app
cattle|cow & calving|calf|heifer & herd|tag & record|log: cattle record app, cattle management app, herd management app
cattle|livestock|lamb|calf & weigh|liveweight & daily gain|weight gain: livestock weight tracker
cat|kitten & litter box|litter tray|vet|flea & log|track|remind & weight|feed|health: cat care app, cat health tracker
caver|caving|cave survey & passage|rig|rope|survey & cave|underground|pitch: caving app
caving|caver|spelunking|speleology & cave & survey|passage|rope|trip: caving app
cbt|thought record|cognitive behavioural|cognitive behavioral & thought & reframe|distortion|unhelpful: cbt app, thought record app, us:thought diary
cdl & question|practice test & truck|driver|commercial: us:cdl practice test, us:cdl prep app
ceilidh|barn dance|contra dance|country dance|square dance & caller|figure & dance: dance caller app, dance calling app
celebrant|officiant & ceremony & script|vow: celebrant app, us:wedding officiant app
celestial navigation|sextant & sight|almanac: celestial navigation app
cello|cellist & position|intonation|finger & learn|lesson|practice: cello app
chainsaw & sharpen|chain|bar & maintain|maintenance|service|hours: chainsaw app, chainsaw maintenance app
chair exercise|chair yoga|seated exercise & senior|older|elderly|mobility: chair exercises app, seated exercises app
chair rent|booth rent|chair rental|booth rental & salon|barber|stylist: chair rental app, us:booth rental app
chama & member|contribution & payout|loan|treasurer|meeting: chama app, savings group app
change of address|change address|address change & notify|tell|utility|bank & moving|move: change of address checklist, us:change of address app
charades|pictionary & team|party & round|timer|guess|act: party game app, charades app, party games
charcoal|biochar & kiln|burn & batch & yield|log|wood: charcoal making app
charitable giving|your giving|donations you make|donated items|your donations & tax deductible|tax return|deduct & track|record|receipt: charity giving tracker, us:donation tracker
charter boat|boat charter|fishing charter & booking|manifest & passenger|trip|guest: boat charter app, charter boat app
cheerleading|cheer squad|cheer team & stunt|routine & squad|team|count|coach: cheerleading app, cheer app
cheese making|cheesemaking|cheesemaker & rennet|curd|milk|culture & batch|age|make: cheese making app, cheesemaking app
chemical equation|chemistry equation & balance|balancer: chemistry app, chemical equation balancer
chemo|chemotherapy & side effect|cycle & log|diary|symptom|track: cancer app, chemo tracker, chemo diary
chess & opening|repertoire & trainer|drill|memorise|memorize|practice|learn|line: chess openings app, chess training app
chess & pairing|swiss|round robin & tournament|arbiter|round: chess tournament app, chess pairing app
chess & scoresheet|pgn|notation & record|scan & game|move: chess notation app
chess & tactic|puzzle & solve|train|rating|mate: chess puzzles, chess training app
chess clock|chess timer|clock & chess & increment|delay|tap|timer: chess clock, chess clock app, chess timer
chill hours|chilling hours|chill units & orchard|fruit|blossom: chill hours app, chill hours calculator
chimney sweep|sweep & chimney|flue & customer|appointment & certificate|stove|record|due: chimney sweep app, chimney sweep business
chit fund|chitty & member|auction|instalment|installment: chit fund app
chit fund|kuri & bid|auction & member & dividend|prize|instalment|installment|foreman: chit fund app, chit fund management
choir & attendance|absence & rehearsal & member|librarian|manager: choir app, choir management app
choir|choral society & attendance|rsvp|absence & rehearsal|concert|member: choir app, choir management app
choir|satb|chorister & soprano|alto|tenor & rehearse|practise|practice|learn: choir app, choir practice app, learn choir parts
choir|satb|chorister & soprano|alto|tenor|voice part & practise|practice|learn: choir app, choir practice app
chord chart|chordpro|song sheet|chord sheet & transpose|capo & song|lyric: chord chart app, chord sheet app, chords and lyrics app
chore & child|children|kids & reward|star|points|allowance|pocket money: kids chore app, chore chart for kids
choreography|choreographer|dancer & formation & stage|count|dance: choreography app, dance choreography app, dance formation app
chore|housework & rotate|rota|take turns|whose turn & flatmate|roommate|housemate|household|family: chore app, uk:chore rota app
christmas card & list|address & sent|received: christmas card list app
christmas club|christmas savings club|holiday club savings & saver|member & payment|deposit: savings club app, uk:christmas savings club
christmas countdown|advent calendar|sleeps & christmas|santa & day|count|door: christmas countdown
christmas|xmas & gift|present & bought|wrapped|still to buy: us:christmas gift list app, uk:christmas present list
chronic fatigue|post exertional|chronic illness & pacing|spoons & energy|crash|rest: energy pacing app, pacing app
chronic pain|pain diary|pain tracker|pain journal & flare|symptom|trigger|body & track|log|diary: pain diary app, us:pain tracker, pain journal app
church & rota|roster & volunteer|steward|reader: uk:church rota app, church roster app, us:church volunteer scheduling
church crawling|medieval church|church architecture & visited|visit & nave|font|tower: church visiting app, historic churches app
cider & apple & ferment|gravity|batch & press|yeast|racking|log: cider making app
cider|perry & press|pressing|juice|apple & gravity|yeast|demijohn|carboy: cider making app
cigar & humidor: cigar app
circuit simulator|simulate circuit|circuit simulation & resistor|capacitor|component: circuit simulator, electronics app
citizen science|biological recording|wildlife recording|biodiversity & species|wildlife & record|observation|survey: wildlife recording app, species recording app
citizenship & test & question|practice|civics: citizenship test app, citizenship test practice, citizenship test questions
classic car|vintage car|car restoration & restore|restoration & photo|part|log|cost: classic car app, car restoration app
classic car|vintage car|project car & restoration|restore|rebuild & log|part|cost: car restoration app, us:project car tracker
classroom library|school library|village library|church library|small library & borrow|loan & overdue|barcode|due: library app, small library app
clay shooting|clay pigeon|sporting clays|skeet & score|hit & squad|stand|round|target: clay shooting app, us:sporting clays app
cleaning business|domestic cleaner|self employed cleaner|maid service|house cleaner & client|customer & invoice|quote|schedule|rota: cleaning business app, cleaning client app
climbing grade|grade converter & yds|french|font|v grade & climb|climber|climbing|boulder: climbing grades app, climbing grade converter
climbing gym|climbing wall|bouldering gym & setter|route setting|reset: climbing gym app, route setting app
clinical placement|clinical hours|clinical rotation & student & hours|supervisor|log: us:clinical hours tracker, uk:placement hours log
clock in|attendance & worker|employee|staff & wage|overtime|hours worked: attendance app, employee attendance app
cloth nappy|cloth diaper|reusable nappy & wash|stash|rotation: uk:cloth nappy app, us:cloth diaper app
clothes size|clothing size|shoe size & convert|converter|conversion: size converter app
cloud & cumulus|cirrus|cloudspotting|stratus & identify|identification|type: cloud identification app, cloud types app
club subs|membership fee|annual subs|club dues & club|society & treasurer|paid|unpaid: club membership app, us:club dues tracker, uk:club subs app
club|society|association|committee & minutes & agenda & motion|meeting: meeting minutes app, committee minutes app
co parent|coparent|coparenting|separated parent|divorced parent & custody|handover|schedule|calendar & child|children|kids: co parenting app, us:co parenting app
cobbler|shoe repair & customer|ticket & ready|job|due|collect: shoe repair app, cobbler app
cocktail & ingredient|cabinet|spirit|bottle & recipe|mix|make & home|bar: cocktail app, cocktail recipes app
cocoa & farmer & weigh|bag & buy|pay|deliver|collect: cocoa buying app, cocoa farmer app
coffee & cherry|washing station|parchment & farmer & weigh|buy|pay|deliver: coffee buying app, coffee farmer app
coffee roasting|coffee roaster|home roaster|roast coffee & first crack|roast profile|green bean|roast log|development: coffee roasting app, coffee roast log
coin & identify|recognise|recognize & photo|scan|camera & numismatic|mint mark|rare coin|old coin|denomination: coin app, coin identifier, coin identification app
coin|numismatic & collection|collector & mint|numismatic|denomination & catalogue|catalog|track|album|inventory: coin collecting app, coin collection app
cold plunge|ice bath & timer & log|streak|session: us:cold plunge app, ice bath timer
collection agent|collection book|daily collection & loan|finance & instalment|installment|borrower: daily collection app, loan collection app
college application|university application & deadline & essay|student: university application app, us:college application tracker
colour blind|color blind|colourblind|colorblind & identify colour|identify color|colour identifier|color identifier|ishihara|colour names|color names: us:color blind app, uk:colour blind app
colregs|collision regulation & light|shape|rule & quiz|flashcard|learn: colregs app, collision regulations app
colreg|collision regulation & vessel|navigation light|sound signal: colregs app
comedian|stand-up comedy|standup comedy|comic act & joke & set|bit|open mic: stand up comedy app
comic|comic book & collection|collector & issue: comic collection app, comic book collection
commonplace book|book quote|favourite passage|favorite passage & save|collect|copy & reading|read|author|reader: book quotes app, quote collection app
community emergency|community resilience|civil defence & volunteer|resident & disaster|flood|storm: community emergency app
community garden & plot|bed & volunteer|member|rota: community garden app, community gardening app
commute|commuter & train|bus & departure|timetable: commute app
compartment|woodland|forestry & thin|fell|coppice|restock & plan|record|map|owner: woodland management app, forestry app, forest management app
compass & bearing|heading & magnetic|declination|true north & needle|phone|sensor|dial: compass app, digital compass
compass & declination & bearing & magnetic|needle|sight: compass app
compost & heap|pile|bin & turn|temperature|moisture & green|brown|carbon|nitrogen: compost app, composting app
concert|gig & attended|seen live|been to & diary|log|setlist|venue: concert diary app, concert tracker
concrete & slab|footing|post hole & volume|cubic & calculate|calculator|bag: concrete calculator, concrete volume calculator
concrete & volume & slab|footing & calculator|calculate: concrete calculator
conductor|conducting & score & orchestra|baton & study|beat|mark: conducting app, conductor app
conduit & bend & offset|saddle|shrink: conduit bending app, conduit bending calculator
congregation|church member|parishioner & directory|pastoral visit|pastoral care|attendance: church app, church management app
conjugation|conjugate & verb & tense|drill|practice|practise: verb conjugation app, verb conjugation practice
consent form|consultation form & client & treatment|beauty|tattoo|lash|aesthetic & sign|signature: consent form app, client form app
consignment|consignor & shop|store & payout|split|sold: consignment app, consignment shop app
consumer unit|fuse board|breaker panel|distribution board & label|directory|schedule & circuit|breaker: circuit label app, us:breaker panel labels, uk:consumer unit labels
contact lens|contact lenses & replace|change|wear|monthly & remind|day|pair: contact lens app, contact lens tracker
continence|bedbound|repositioning|fluid chart & carer|caregiver & log|chart|record: care log app, caregiver log app
contraceptive pill|contraception|birth control & remind & pill|ring|patch|daily: us:birth control reminder, uk:contraception reminder
contract bridge|duplicate bridge|bridge club & score|deal|bidding & card|hand|vulnerable|partner: bridge card game app
contraction & labour|labor & apart|length|minute|hospital: contraction timer, contraction counter
cook-off|bake-off|cookoff & judge|judging & score|vote: cook off judging
cookie & girl scout|troop & booth|order: us:cookie sales app, us:troop cookie tracker
cornhole & score|bracket|tournament & bag|board|throw: cornhole app
coshh|sds|safety data sheet & chemical & workplace|site|store|inventory|assessment: sds app, safety data sheets
cosmetology & exam|state board & question|practice: us:cosmetology exam prep, us:state board cosmetology
cosplay|cosplayer & costume|convention & progress|budget|plan|planner: cosplay app, cosplay planner
costume hire|costume rental|gown rental|dress hire|dress rental|suit hire|tuxedo rental & return|fitting|booking: dress hire app, clothing rental app
counsellor|counselor|therapist & supervision & hours|licensure|trainee: therapy hours tracker, supervision log app
count money|counting money|counting coin|count coin & child|kid|pupil & learn|change|shop: counting money app, learn money for kids
countdown & event|holiday|birthday & widget & day: countdown app, countdown widget
countdown|sleeps until & vacation|trip|holiday & destination|departure|away|flight|resort|beach: us:vacation countdown, uk:holiday countdown, trip countdown
countries & visited|been to & map|flag|continent: countries visited app, us:countries visited map
countries visited|visited country|visited countries|scratch map & map|world|country: countries visited app, travel map app
country wine|homemade wine|fruit wine & demijohn|carboy|racking|yeast|hydrometer: home winemaking app, uk:homemade wine app
couple|relationship & date night|love language & question|prompt|quiz: couples app, us:relationship app
coupon|voucher & expire|expiry & wallet|remind|organise|organize: voucher app, us:coupon app, us:coupon organizer app
courier|delivery driver|deliveries & stop|drop & route & optimise|optimize|best order|sequence: delivery route planner, multi stop route, route planner app
cousin|kinship & removed|degree & relationship|relation & ancestor|family: family relationship app, cousin calculator
cpd|continuing education|ceu & log|record|certificate & hours|points|credit: uk:cpd log app, us:ceu tracker, cpd tracker, continuing education tracker
cpr & compression & metronome|timer: cpr app
crab pot|crabbing & haul|buoy|string|soak: crab pot app, crabbing app
craft fair|craft market|craft stall & sale & stock|booth|stall|fee: craft fair app, craft fair sales, craft stall app
craft fair|craft market|craft stall|maker market & stall|booth|maker|seller & sale|payment|cash: craft fair app
craft fair|craft market|market stall & sale & till|stock|float: market stall app
crag|sport climbing|trad climbing & topo|guidebook|bolt & climb|climber|climbing: rock climbing app, climbing guide app
cribbage & peg|board|crib|hand: cribbage app
cribbage & peg|hand & score|count|board: cribbage app
cricket & club|team & availability|selection & fixture|match fee|captain: cricket club app, cricket team app
cricket & scorer|scorebook|scoring & wicket|innings|over: cricket app, cricket scoring app
cricket & score|scoring|scorer & over|wicket|innings: cricket app, cricket scoring app, cricket scorer app
crochet & row|round|stitch & count|counter|counting: crochet app, crochet counter
crochet & tutorial|lesson|beginner & learn|teach|video: crochet app, learn to crochet
crohn|colitis & flare|bowel|stool & symptom|log|diary|track: ibd app, us:ibd tracker
crop & field & sow|drill|plant & harvest|yield & record|log|season: crop record app, field record app
crop|wheat|maize|paddy|cassava & blight|disease|rust & diagnose|identify & photo|leaf: crop disease app, crop doctor app
croquet & hoop|mallet|wicket & player|score|game|club: croquet app
cross stitch & photo|picture|image & convert|turn|generate: cross stitch app, cross stitch pattern maker, photo to cross stitch
cross stitch|counted stitch|cross stitcher & chart|pattern & mark|track|progress|thread|floss: cross stitch app
crossword & clue & solve|daily|play & puzzle|grid|cryptic: crossword app, crossword puzzles
crossword & setter|construct|constructor & grid|fill & clue: crossword app, crossword maker
crossword & solver|helper & wildcard|missing letter|unknown letter: crossword solver, crossword helper
crossword & solve|solver|pattern & anagram|letter: crossword app
cruise & ship|cabin|excursion & countdown|itinerary|planner: cruise app, us:cruise planner app
cruise ship|cruise passenger|cruise holiday & deck|port|cabin|sail: cruise app
csa|veg box|vegetable box|farm box & share|box & customer|member & order|deliver|pack|collect: uk:veg box app, us:csa app, vegetable box app
curing|charcuterie|salami|biltong & salt|nitrite|weight loss|equilibrium & meat|pork|beef: meat curing app, charcuterie app
curling & bonspiel|curling stone|hog line|skip & end|score|shot|rink: curling app
cut list|cutlist|kerf & plywood|sheet|board & cut|cutting: cut list app, cutlist app
cut list|cutting list|cutlist & offcut|waste|kerf & sheet|plywood|board|length|bar: cut list app, cutting list app, cut list optimizer
cycling club|bike club|group ride|club ride & leader|member|rsvp & ride: cycling club app, group ride app
cycling|cyclist|bicycle & route & gpx|climb|navigation|navigate & plan|ride|map: cycling app, bike route app
cycling|cyclist|bike & ftp|power meter & training|interval|zone: cycling app, cycling training app, bike training app
cyrillic & alphabet|letter & learn|quiz|write: cyrillic alphabet app, learn cyrillic
cystic fibrosis & enzyme|treatment|physio|nebuliser|nebulizer: cystic fibrosis app
dahlia & tuber & label|variety|divide|store: dahlia app, dahlia tracker
dahlia|bearded iris|daylily & cultivar|variety|tuber & garden|bed & collection|inventory|label: garden plant app, plant inventory app
daily spending|personal expense|spending tracker|track spending|spending diary & category|cash & log|month|add: spending tracker, us:expense tracker, money tracker
dairy|milking & cow & heat|mastitis|insemination|milk yield|dry off: dairy herd app, dairy farm app, dairy management app
damp|mould|mold & humidity & log|reading|sensor|track: humidity app, uk:damp and mould app
dance studio|dance school|dance teacher & class & student|pupil|registration: dance studio app, dance school app
darkroom|film developing|film development & developer|fixer|enlarger & timer|time: darkroom app
darts & checkout|501 & score|leg: darts app, darts scorer app
darts|dartboard & 501|checkout|oche & score|scorer|scoring: darts app, darts scorer, darts score app
day clock|dementia clock|orientation clock & dementia|memory & tablet|large|day: day clock app, dementia clock app
day skipper|yachtmaster & exam|quiz|theory & question|flashcard|practice: boating theory app
daycare|nursery|preschool|childcare & staff|keyworker|key worker|educator & nappy|nappies|diaper|nap|meal & parent: childcare app
days between|working days|date calculator|business days & date & calculate|calculator|add: date calculator
days since|last time & log|track & elapsed|last: days since app, last time tracker
dbt|dialectical & skill|diary card & emotion|urge|distress: dbt app
deaf|hearing loss|hard of hearing & doorbell|siren|knock|alarm & flash|vibrate|vibration: deaf alert app
deaf|hearing loss|hard of hearing|hearing impaired & caption|transcribe|transcription & live|conversation|real time|speech: live captions app, us:hard of hearing app
debt & snowball|avalanche|payoff|pay off: us:debt payoff app, us:debt tracker, pay off debt app
decibel|sound level & meter|measure & noise|loud|dba: sound level meter, decibel meter, noise meter app
deck|decking & joist|decking board|deck board & calculate|calculator|estimate: deck calculator, decking calculator
declutter|decluttering & day|challenge|goal|progress & room|home|stuff: declutter app
deep sky|messier object|messier catalogue|nebula & observing|observation|observe & list|plan|log|telescope: astronomy app, deep sky app
deer & stalk|cull & larder|carcass|gralloch: deer management app, uk:deer stalking app
degree classification|module mark|module grade & university|degree|credit & calculate|average|predict|weight: uk:degree calculator, uk:university grade calculator, degree classification calculator
delay repay|train delay|train compensation & claim|refund & delay|compensation: uk:train delay compensation, delay repay app
delivery note|proof delivery|docket & signature & driver|deliver: proof of delivery app, delivery driver app
dementia|alzheimer & routine|remind|orientation|memory & carer|caregiver|family: dementia app
descant|treble recorder|soprano recorder|recorder player & recorder & fingering: recorder app
dhobi|ironing man|ironwala|press wala & cloth|clothes & count|piece: dhobi app, laundry tracker app
diabetic|insulin & pet|dog|cat & glucose|inject|dose|curve & vet|owner: pet diabetes app, diabetic pet app
dialysis & session|fluid|weight & log|track|record|diary: dialysis app, dialysis tracker
diamond painting|diamond art & drill|canvas & inventory|track|log|stash: diamond painting app, diamond painting tracker
diary|private journal & lock|passcode & entry|entries: diary app, private journal app
dice roller|dice rolling & d20|advantage|modifier|tabletop: dice app, dice roller app
dice roller|roll dice|polyhedral|d20 & roll & dice|die|d20: dice roller, dice app
die cast|diecast & collection|collector & car|casting: diecast collection app, diecast collector app
differential count|leukocyte|wbc|colony count & counter|count & cell|plate|agar: lab counter app
digital legacy|digital estate|when die|emergency folder & family|executor & account|document: digital legacy app, end of life planner
dinghy|regatta|sailing club & race & corrected time|handicap|portsmouth: sailing results app, sailing race results
dinner idea|choose dinner|dinner tonight|what's for dinner & random|spin|decide|vote: dinner decider app
disc golf|frisbee golf & hole|course & score|throw|disc: disc golf app
dive & deco|decompression & plan & gas|bailout|stop: dive planner, deco planner app
dive shop|dive centre|dive center & booking|rental|student: dive shop software, dive center app
dividend & portfolio|stock & yield|payout|income|ex date: us:dividend tracker, uk:dividend tracker app
dj & mix|mixing & crate|deck|cue & bpm|key|set: dj app
dj & song request|request song & guest|queue|crowd: song request app, dj request app
dj|mobile disco|wedding dj & request & song & guest: song request app, dj song request app
document scanner|scan document|scan paper & page & crop|edge|pdf: document scanner app, scan to pdf
dog & train & clicker|recall|trick & session|command|lesson|practice: dog training app
dog show|breed show & ring|class|judge & dog & entry|result: dog show app
dog sled|mushing|canicross|musher & dog & run|team|mile: mushing app, dog sledding app
dog walk & circular|off-lead|off-leash|stile & route|map|path: dog walks app
dog walker|dog walking|pet sitter & client & invoice|schedule|visit & walk|key|report: dog walking app, dog walking business
dog|cat|pet & brush|bath|nail & groom & remind|due: pet grooming reminder, pet care reminder
dog|cat|pet & flea|worming|booster & vet|vaccine|vaccination & remind|due|record: pet health app, pet record app
dog|cat|pet & raw & bone|organ & ratio|percent|meal|calculate: raw feeding app, raw feeding calculator
dog|cat|pet & toxic|poisonous & chocolate|grape|eat|ate|food & check|search|list|look up: toxic to pets, pet poison app
dog|cat|pet & who fed|already fed|been fed|fed twice|fed the & household|family|everyone: pet feeding app, us:pet feeding tracker
dog|pet & groomer|grooming & appointment|booking & client|customer|coat: dog grooming app, dog groomer app, pet grooming software
dojo|karate school|martial art & student|member & attendance|membership|billing & grading|belt: martial arts school app, dojo management app
doll collector|doll collection & outfit|wishlist|catalogue|catalog|inventory: doll collector app, doll collection app
dollhouse|dolls house|doll house & miniature & scale: us:dollhouse app, uk:dolls house app, dollhouse miniatures app
dominoes|domino & boneyard|double six|pip & play|score|hand: dominoes app
domino|dominoes & score & pip|tile|round: dominoes score app, domino scorer
dragon boat & paddler & seat|lineup|crew|balance: dragon boat app
dragonfly|damselfly|odonata & species & identify|sighting|record: dragonfly app
drain|sewer & cctv|drain survey & defect|report|pipe|footage: drain survey app, drain survey report
drama group|theatre group|theater group|pantomime|amateur dramatics & rehearsal & schedule|cast|availability: theatre rehearsal app, rehearsal schedule app
draughts|checkers & opponent|computer|play & jump|king|board & game|player: us:checkers game, uk:draughts game, us:checkers app
drawing|draw|artist & grid & photo|reference & proportion|transfer|overlay: drawing grid app, artist grid app
drawing|sketch & trace|tracing & projector|overlay|camera lucida & paper & camera: tracing app, trace drawing app
dream & journal|diary & lucid|recall|symbol|wake: dream journal, dream diary app
dream & journal|diary & lucid|symbol|wake|woke|recall: dream journal app, dream diary app
dressage & test & movement|arena|letter: dressage app, dressage test app, dressage tests
drink water|drink more water|drink enough water|water reminder|glasses of water & remind & cup|glass|ml|ounce|goal: hydration app, water reminder app, us:water tracker, drink water reminder
driving instructor & pupil|learner|student & diary|payment|schedule|progress: driving instructor app
driving instructor|driving school & lesson & pupil|student|learner: driving instructor app, driving school app
drone pilot|drone flight|uav|quadcopter & flight & log|logbook|battery: drone app, drone flight log, drone logbook
drone|uas|part 107 & exam|test & question|quiz: drone pilot test prep, drone exam practice
drug calculation|dosage calculation|drip rate & nurse|nursing: uk:drug calculations app, us:dosage calculations nursing
drummer|drumming|drum & rudiment|sticking|paradiddle: drum app, drum practice app
drum|drummer & notation|groove & editor|write|pattern & beat|bar: drum app, drum pattern app
duathlon|aquathlon|modern pentathlon & run & swim|bike|transition: multisport app
duck hunting|waterfowl hunting|goose hunting|waterfowler & decoy|blind|spread|flyway|hunter: waterfowl hunting app, waterfowl app
duck|goose|turkey & egg|hatch & lay|flock|poultry & keeper|breeder|record: poultry app, poultry keeping app
duct & airflow|cfm & size|friction & hvac|ventilation|calculate: duct calculator, duct sizing app, us:hvac duct calculator
dyslexia|dyslexic & overlay|tint|ruler & read|text|page: dyslexia app, dyslexia reading app
ear tag|tag number & livestock|cattle|sheep & record|lookup|list|scan: livestock tag app, livestock record app
ear training|aural test|aural training & interval|chord|cadence: ear training app
eating disorder|anorexia|bulimia|binge eating & recovery & meal|urge|coping|log: eating disorder app, eating disorder recovery app
ecg|ekg & learn|interpret & rhythm|strip|practice: ecg interpretation app, learn ecg, us:ekg practice app
eclipse & totality|solar eclipse & contact|path|countdown|timer: eclipse app, solar eclipse app
eczema & flare & itch|cream|emollient|steroid|trigger: eczema app, eczema tracker, eczema diary
egg & dozen|tray & customer|deliver|stall|round & order|owe|sell: egg sales app, farm egg sales
eid & reader|stick|wand & livestock|sheep|cattle: eid reader app, livestock tag reader
elderly parent|ageing parent|aging parent|older parent & sibling|family & share|task|rota|coordinate & care|carer|caregiver|visit|medication|appointment: elderly care app, family care app, us:caregiver app
eld|duty status|hos|hours of service & truck|trucker & driver|log: us:hours of service app, us:truck driver log, driver logbook app
electric vehicle|electric car|ev charging|ev charge & kwh & cost|session|log|track: ev charging app, ev charging log, us:ev charging tracker
electrical certificate|eicr|installation condition|test sheet & electrician|electrical & circuit|test|inspect: uk:electrical certificate app, electrical testing app, electrician app
electrician & exam & question|quiz|practice: electrician exam prep
electricity meter|gas meter|energy meter & reading & usage|consumption|kwh|tariff: meter reading app, energy usage tracker
eleven plus|11 plus|11plus & verbal|vocabulary|practice|paper & exam|grammar school|verbal reasoning: uk:11 plus app, uk:11 plus practice
embroidery floss|embroidery thread|floss & stash|inventory & embroidery|cross stitch|skein|thread: floss inventory, thread inventory app, embroidery floss organizer
embroidery machine|machine embroidery|embroidery file & file|format & view|viewer|preview: embroidery file viewer, machine embroidery app
emotion|feelings & kids|child|children & face|name|zone & how feel|feeling|check in: feelings app for kids, emotions app for kids
endometriosis|adenomyosis & pain|flare & log|track|diary|symptom: endometriosis app, us:endometriosis tracker
endurance ride|endurance riding & horse & vet gate|heart rate|loop: endurance riding app, horse endurance app
`
