import type { ToldRows } from "./told-kinds.ts"

export const appRows1: ToldRows = `
1rm|one rep max|rep max & calculator & lift|squat|bench|percentage: one rep max calculator, 1rm calculator, us:max lift calculator
5s|gemba|kaizen & audit|gemba walk & factory|shop floor|workplace|score: lean manufacturing app
a-level|a level & revision|revise & quiz|flashcard|question: uk:a level revision app
aac|augmentative|non-verbal|nonverbal|non-speaking & symbol|picture & speak|speech|communicate|tap: aac app, communication app, nonverbal communication app
aac|communication board|picture board|communication aid|speech device & symbol|picture & nonverbal|autism|speech|aphasia: aac app, communication board app
abacus|soroban & bead & learn|practice|train|sum: abacus app, abacus practice
abv & hydrometer|specific gravity|original gravity & calculator|calculate|correct & beer|wine|cider|mead|brew: abv calculator
accelerometer|gyroscope|magnetometer & record|log|plot & physics|experiment|csv: sensor logger app
accordion|melodeon & button|bellows|tune: accordion app
accounting|bookkeeping & debit & credit & exam|question|practise|practice|learn: learn bookkeeping, bookkeeping practice app
acid reflux|gerd|heartburn & trigger & diary|log|symptom: us:acid reflux app, heartburn app, uk:reflux diary
acl & rehab|recovery & surgery|exercise|phase: acl rehab app, acl recovery app
acne|skincare routine|skin care routine & breakout|serum|cleanser|moisturiser|moisturizer & routine|product|photo: skincare app
acreage|hectare|field area|land area & perimeter|boundary|walk & measure|area & gps|map: land area calculator, field area measure
actor & line|script|cue & rehearse|learn|memorise|memorize: actor app, line learning app, learn lines app
actor|actress|play script & learn lines|line learning|rehearse lines|cue lines|memorise lines|memorize lines: line learning app, learn lines app
adhd & task|routine & focus|time blind|executive|overwhelm: adhd app, adhd planner
adoption|adoptive & child & social worker|life story|birth family: adoption app
advance care|last wishes|funeral wishes|advance directive & document|record|store|write & family|wish|plan: end of life planner, last wishes app
advent & calendar & christmas|door: advent calendar app
adventure race|adventure racing & checkpoint|leg & team: adventure race app, adventure racing app
aerial silks|aerial hoop|aerialist & move|trick|drop|pose: aerial silks app, aerial moves app
affirmation & positive|confidence|self & daily|morning|card|day: affirmations app, positive affirmations app
afrikaans & learn|lesson & vocabulary|phrase: learn afrikaans app
agility & dog & course design|course map|course designer|design course: agility course designer, dog agility course map
agility & dog & weave|jump|run|trial|handler|course: dog agility app
air fryer|airfryer & time & temperature|convert: air fryer app, air fryer times
air quality|aqi & pm2|aqi|particulate|index: air quality app, aqi app
airband|police scanner|radio scanner|scanner frequency & frequency|frequencies & channel|airport|talkgroup|list: radio scanner frequencies
alcohol|drinking & alcohol unit|dry day|cut down|standard drink & track|log|count: drinking tracker app
aligner & tray|wear & timer|log|track|remind: us:aligner tracker
alkalinity|calcium & reef|coral & tank: reef tank app, reef aquarium log, saltwater aquarium app
allergen & menu|dish & cafe|restaurant|chef|caterer & staff|kitchen|matrix|chart: allergen app, menu allergen app
allotment & waiting list|tenant|rent & plot & committee|association|secretary|society: uk:allotment management app, uk:allotment society app, allotment site app
allotment site|allotment association|community garden & plot & waiting list|rent|plot holder: uk:allotment app, us:community garden app
allotment|vegetable garden|veg patch|raised bed & sow|plant & harvest|crop|sowing: garden app, vegetable garden app
alpaca & fleece|cria|shear & herd|record|breed: alpaca app, alpaca herd app
alterations|hemming & customer & garment & ticket|ready|due|pickup: alterations app, clothing alterations app
altimeter & altitude|elevation & pressure|barometer|gps: altimeter app
altimeter & altitude|elevation & pressure|barometer|gps|height: altimeter app, altitude app
amateur dramatic|community theatre|community theater|drama group|theatre group & rehearsal & cast|production: theatre app, us:theater rehearsal app, uk:amateur dramatics app
amateur radio|ham radio & exam|licence test|license test & question|quiz & practice|practise|study: amateur radio exam, us:ham radio exam prep
amateur radio|ham radio & qso|adif & log|logbook: ham radio app, ham radio log, amateur radio logbook
amigurumi & pattern & crochet|amigurumi: amigurumi app, crochet app
amsler|macular degeneration & grid & vision|eye|line: amsler grid app, macular degeneration app
anaemia|anemia|iron deficiency & ferritin|tablet|infusion|supplement & log|level|track: us:anemia app, uk:anaemia app, us:iron tracker
anaesthesia|anesthesia|anaesthetic|anesthetic & veterinary|vet|veterinarian & monitor|chart|sheet|record: veterinary anaesthesia app, us:vet anesthesia app
anaphylaxis|epinephrine|adrenaline auto injector|severe allergy & action plan|emergency|injector|expiry: allergy app, anaphylaxis app
anatomy & quiz & muscle|bone|organ|nerve: learn anatomy app, anatomy quiz app
anchor & boat|yacht|vessel & alarm|drag & gps|swing|drift: anchor alarm, anchor watch app, anchor alarm app
animal shelter|animal rescue|dog rescue|cat rescue|rescue & foster|adopt|rehome & dog|cat|animal & intake|kennel|record|volunteer: animal rescue app, animal shelter app
animal track|paw print|scat|animal sign & identify|identification & mammal|species|animal: animal tracks app, animal track identifier
annual leave|pto|leave balance|vacation days & accrual|remaining|entitlement & work|employee|employer|year: leave tracker app, uk:annual leave tracker, us:pto tracker
antenna|aerial & dipole|yagi|vertical & length & frequency|band: antenna calculator
antique & identify|identifier & photo|camera|scan|snap: antique app, antique identifier, antique identifier app
aphasia & word|naming|speech & practice|practise|exercise|therapy: aphasia app, aphasia therapy
apprentice|apprenticeship & off-the-job|training hours|evidence|logbook & log|record|portfolio: apprentice logbook app
aql & sample & lot|defect: aql inspection app, quality inspection app
aquarium|fish tank & nitrate|water change|ph & log|record|track|test: aquarium app, aquarium log, fish tank app
aquarium|fish tank|reef tank & nitrate|ph|water change|ammonia: aquarium app, fish tank app
archery|archer & score|scoring & arrow & end|round: archery app, archery score app
archery|archer|compound bow|recurve & sight mark|spine|draw weight|bow tuning & arrow|bow: archery app
archivist|archive catalogue|archives|accession & archive|collection & catalogue|catalog|finding aid & box|document|paper: archive app, archive catalogue app
armyworm|stink bug|codling moth|fruit fly|locust|pheromone & trap|lure & count|catch & monitor|log|orchard|field: pest monitoring app, insect trap app
arpeggio & scale & random|exam|pick & practise|practice: scale practice app, scales and arpeggios
art prompt|drawing prompt|drawing challenge|sketchbook prompt & daily|idea|prompt: drawing prompts app, art prompts app, drawing ideas app
art supply|pigment|marker|coloured pencil|colored pencil & swatch & inventory|collection & artist|colour|color|art: art supplies app, color swatch app
arthritis|rheumatoid & flare & swell|stiff|joint|fatigue: arthritis app, us:arthritis tracker
articulation|minimal pair|speech sound & speech therapy|speech therapist|speech language & child|kids: speech therapy app, speech sounds app
artist|painter|sculptor & artwork & inventory|catalogue|catalog & sold|edition|consignment: art inventory app, artist inventory app
artwork|painting|art print & wall & hang|frame & visualise|visualize|augmented|preview: art wall preview app, art on wall app
asbestos & survey|sample|register & material|building|room: asbestos app, asbestos survey app
asl|american sign language & learn|fingerspelling|dictionary|video: sign language app, asl app
asphalt|tarmac & tonne|ton|tonnage & thickness|depth|area & calculate|calculator: asphalt calculator, asphalt tonnage calculator, uk:tarmac calculator
asthma|peak flow & inhaler|puff|reliever|reading & diary|log|track|record: asthma app
astronomer|astronomy|stargazing & cloud cover|clear sky|seeing & forecast: astronomy weather app, clear sky app, stargazing forecast
astronomy|stargazing|telescope|amateur astronomer & observing|observation|observe & log|session|record & night|object|planet|sky: astronomy app, observing log
astrophotography|astrophotographer & exposure|target|framing & plan|night: astrophotography app, astrophotography planner
astrophotography|astrophotographer|star trail|milky way & photograph|photographer|astrophotographer|exposure & plan|tracker|stack|night: astrophotography app, night photography app
athletics meet|athletics club|track meet|decathlon|heptathlon & heat|sprint|throw|jump & result|time|athlete|point: us:track and field app, uk:athletics app
attendance|roll call|class register & pupil|student & absent|absence|late: student attendance app
atv|utv|quad bike|side-by-side & trail & ride|map|route: atv app, us:atv trails app
auction|auctioneer & lot & hammer price|bidder|paddle & catalogue|catalog|sale|clerk: auction app
audio walk|audio trail|self-guided walk|walking tour & stop & narrated|narration|audio|voice & gps|town|city: audio walk app, audio tour app
aural training|aural test|ear training & interval|chord|cadence: ear training app, aural training app
aurora & kp|forecast & alert|notify: aurora app, northern lights app
aurora|northern lights & kp|solar wind|geomagnetic & alert|notify|forecast: aurora app, aurora forecast
auslan|nzsl|sign language & dictionary|learn|fingerspelling: sign language app
avalanche|backcountry ski|ski tour & snowpack|slope angle|bulletin & ski|skier|backcountry|terrain: backcountry ski app, avalanche app
avalanche|snowpack & slope|snow pit|profile & snow & observation|angle|test: avalanche app, avalanche safety app
award expedition|expedition award & volunteering|physical & skill: uk:expedition award app
axe throwing & score|league & target|throw|point: axe throwing app
baby kick|kick count|kick counter|baby movement|fetal movement & count|session|pattern & pregnancy|pregnant|trimester: kick counter app, baby kick counter
baby name & swipe|meaning|origin & partner|list|match|parent: baby names app, baby name finder
baby shower & game|guest|bingo: baby shower app
baby sign language|baby signing & gesture|sign|toddler: baby sign language app, baby sign language, baby signing app
babysitting circle|babysitting swap|babysitting coop & token|point|hour & parent|family: babysitting circle app, babysitting swap app
baby|infant & percentile|centile|head circumference & weight|length|growth: baby growth tracker, baby growth chart
baby|newborn & feed|breastfeed|bottle & diaper|nappy & log|track|record: baby tracker app, baby log app, baby feeding app
back pain|sciatica|lower back & exercise|stretch & routine|daily|relief: back pain app, back pain exercises
backgammon & dice|checker|pip|doubling & play|opponent|match|board: backgammon app, backgammon
backing track|play along|jam track & solo|improvise|jam & guitar|jazz|band: backing track app, play along app
backpacking|backpacker|ultralight & base weight|pack weight|gear weight & gear|list: backpacking app, gear weight app, backpacking gear list
backsight|foresight|dumpy level|level book: survey level app, uk:levelling app, us:leveling app
badminton & rotation|peg|queue & pair|doubles|court & club|social|session: badminton app, badminton club app
bagpipe|bagpipes|bagpiper|chanter & tune|practice|drone|pipe band: bagpipe app
bait station & check|fill|service & map|gps|record|tally: bait station app
baker percentage|bakers percentage|dough calculator|sourdough hydration & flour & yeast|starter|salt|hydration: dough calculator app, bakers percentage calculator
baker|cake maker|cake business|home bakery|cake decorator & order & customer & deposit|collect|collection|deliver|price: cake order app, home bakery app, cake business app
balance exercise|fall prevention|prevent falls & older|senior|elderly & exercise|strength: balance exercises app, us:senior balance exercises
ballet & barre|vocabulary|step & learn|dictionary|term|class: ballet app
ballistic|bullet drop & windage|elevation|trajectory & rifle|bullet|scope: ballistics app, ballistics calculator
ballroom|latin dance|dancesport & waltz|foxtrot|quickstep|cha cha|dance: ballroom dance app, ballroom dancing app
band|bandmate & gig & rehearsal|musician & availability|rsvp|calendar|schedule: band app, band management app
banjo & clawhammer|roll|bluegrass & tab|learn|lesson|practice: banjo app
banknote|paper money & collection|collector & catalogue|catalog|collection: banknote app, banknote collection app
bar mitzvah|bat mitzvah|parsha & trope|cantillation & practice|practise|learn: torah reading app, learn torah trope
barbell & plate & load|weight & calculate|calculator|which plates|each side: barbell plate calculator, plate calculator
barbershop quartet|barbershop harmony|a cappella|acappella & harmony|tag|part & sing|singer|singing: a cappella app
barber|barbershop & queue|walk in|appointment & customer|chair|wait|haircut: barber app, barber shop app
barcode & print & label & thermal|sticker|label printer: label printing app, barcode label app
barn dance|ceilidh|contra dance|square dance & caller & figure|call: dance caller app
basal area|prism|dbh & plot|cruise & timber|forest|stand: timber cruising app, forest inventory app
baseball & scorekeeping|scorebook|score book|box score & inning|pitch|play: baseball app, baseball score app, us:baseball scorekeeping
baseball|softball & lineup|batting order & coach & fair|rotate|inning|position: baseball lineup app, baseball coach app
basketball & play|playbook & draw|board|clipboard & coach: basketball coach app, basketball coaching board
basketball & rebound|assist|box score & stat|stats & game|player|team: basketball app, basketball stats app
basketball & shot|shooting & percentage|make|miss & track|log|practice: basketball training app, basketball shot tracker
basketry|basket weaving|basket maker|willow weaving & willow|weave|weaver|basket: basket making app
bass guitar|bassist|bass player & groove|fret|bass line & practice|learn|lesson: bass guitar app
bat & echolocation|bat detector|roost|bat call & species|survey|identify|ultrasonic: bat app
bat detector|bat survey|bat call & ultrasonic|transect|species & record|survey: bat survey app
batch cook|batch cooking|meal prep & portion|container & week|freeze|label: meal prep app, batch cooking app
bathymetry|depth contour|lake depth & lake & fishing|angler: fishing map app, lake depth map
beading|bead pattern|peyote|brick stitch|beadwork & bead|beadwork & design|editor|draw: beading app, bead pattern maker
beam & shear|bending moment|deflection & load & span|structural: beam calculator, structural calculator app
beautician|beauty therapist|beauty salon & client & appointment|treatment: beautician app, beauty therapist app
beekeeping|beekeeper|apiary & hive & inspection|queen|colony: beekeeping app, beekeeper app
beep test|bleep test|yo-yo test|shuttle run test & level|shuttle: us:beep test app, uk:bleep test app, beep test
beer & rating|rate|tasting & brewery|hop|abv|style: beer app, beer rating app, beer tasting app
beer|ale & tasting|rate|rating & brewery|style & log|note|drank|tried: beer log app, beer rating app
befriending|befriender & volunteer & visit|call|match|lonely|loneliness: befriending app
behaviour|behavior & pupil|classroom & point|merit|sanction: us:classroom behavior app, uk:behaviour points app
bell ringing|bellringing|change ringing|bellringer & method|blue line|tower: bell ringing app
bellringing|change ringing|campanology|church bell ringing & method|tower|plain bob: bell ringing app, change ringing app
biathlon & shoot|range & ski: biathlon app
bible & reading plan: bible reading app, bible reading plan
bible quiz|bible trivia & question|game: bible quiz app, bible trivia
bible verse|scripture verse|memory verse & memorise|memorize & bible|scripture: bible memory app, bible verse memory, memorize bible verses
biblical hebrew & vocabulary|parse|parsing|flashcard & learn|student: biblical hebrew app
bibliography|reference list|citation & harvard|apa|mla & format|generate: citation generator, reference generator app, bibliography maker
bicycle shop|bike shop|bike workshop|bike mechanic & customer|booking & repair|job|service: bike shop app, bike workshop app
bicycle|bike & cassette|derailleur|brake pad|drivetrain & wear|mile|km|log: bike maintenance app, bike maintenance log
big button|large button|large icon|huge button & launcher|home screen|call|dial & elderly|senior|grandparent|older: phone for seniors, big button phone app
bike workshop|bike shop|bike mechanic|bicycle workshop|bicycle repair|cycle shop & repair|service & ticket|job|customer: bike shop app, bike workshop app, bike repair app
bike|bicycle & chain|brake pad|cassette|component & wear|replace & km|mile|distance|strava|ride: bike maintenance app, bike maintenance tracker
bike|bicycle & chain|component|brake pad & maintenance|wear|service & mileage|log|reminder: bike maintenance app, bicycle maintenance app
billiard|8-ball|eight ball|pool league & score|scoring & rack|league|match|player: pool score app, billiards score app
bingo & caller & number|ball: bingo app, bingo caller app
bingo & card & print|printable & create|make|generate|generator: bingo card maker, bingo card generator
bingo|housie|tambola & caller|call number|number caller & number|ball: bingo caller, bingo caller app
bin|trash|recycling|garbage & collection day|bin day|trash day|pickup day & remind|calendar: uk:bin day app, us:trash day reminder
bipolar|hypomania & mood & sleep|medication|chart|episode: bipolar app, bipolar mood tracker
bird & identify|identification & plumage|field guide|beak|bill: bird identification app, bird identifier, bird id app
bird & song|call|sound & identify|recognise|recognize & microphone|recording|listen|record: bird sound identifier, bird song identifier, bird call id, bird sound app
bird ringing|bird banding|bird ringer|bird bander & wing|biometric|capture|ring|band: uk:bird ringing app, us:bird banding app
bird song|bird call|birdsong & quiz|learn|train & practice|quiz|test: learn bird songs, bird quiz app
birding|birder|birdwatcher|birdwatching & sighting|life list|checklist & log|record|list|tick: birding app, bird watching log
birding|birdwatching|birder|bird & life list|sighting|checklist|lister & species|list|log: birding app, bird watching app, bird list app
birthday & reminder|remind & turning|age|contact & gift|card|relative|forget: birthday reminder app
birthday party|party planner|party planning & guest & invite|rsvp|checklist: party planner app
birthday reminder|birthday calendar|upcoming birthday & friend|family & age|gift|card|contact: birthday reminder app, birthday calendar app
bitch|stud dog & heat|season|mating & whelp|litter|due: dog breeding app
blacksmith|blacksmithing & forge|anvil|steel|hammer: blacksmith app, blacksmithing app
blacksmith|bladesmith|knife maker & steel|forge & temper|quench|heat treat|heat treating: blacksmith app, heat treating app
bladder diary|incontinence|overactive bladder & void|leak|volume|urge & log|diary|record|track: bladder app, bladder diary app
blind people|blind user|visually impaired|sight loss|partially sighted & camera & describe|read|recognise|recognize: uk:visually impaired app, app for blind people
blind player|blind gamer|for blind people|for the blind & game & audio|sound|voice: blind games app, accessible games app, audio games for blind
blinds|curtains|shutters & measure & installer|fitter|fitting & quote|customer|order: blinds measuring app, window blinds app
blood donor|blood donation|donate blood & eligible|next & log|count|history|record: blood donor app, us:blood donation tracker
blood pressure|systolic|hypertension & reading & log|diary|average|chart: blood pressure app, blood pressure log
blood sugar|blood glucose|diabetes|diabetic & reading & log|diary|hba1c|meal|insulin: blood sugar app, blood sugar log
blood test|blood result|lab result & marker|range & history|graph|trend: blood test results app, us:lab results app
blood trail|blood tracking|wounded deer & hunter|hunting & deer: us:blood tracking app, deer tracking app
blue badge|disabled parking|handicap parking|accessible parking & bay|space|spot & map|find|report: accessible parking app, disabled parking app
bmx & trick & learn|rider|park: bmx app, bmx tricks app
board foot|board feet|bdft|lumber volume & calculate|calculator|lumber|timber: board foot calculator, lumber calculator
board game|boardgame|card game|dice game & scorekeeper|score sheet|scoresheet|keep score|score pad: score keeper app, scorekeeper app
board game|boardgame|tabletop game & collection|shelf & play log|plays|wishlist|log: board game app, board game collection
boarding kennel|kennel|cattery & booking & guest|owner|pen & dog|cat|boarding & board|stay|check in|occupancy: pet boarding app
boarding school|boarding house & exeat|roll call|sign out & student|pupil|boarder: boarding school app, boarding house app
boat licence|boating licence|boat license|boating license & exam|test & question|quiz|practice: boat licence test, us:boating license practice test, boating exam app
boat licence|boating license|boating licence|boating exam|boat license & test|question|quiz|practice: boat licence app, us:boating license test, boat exam app
boat ramp|launch ramp|slipway & boat|trailer & find|map|nearest: boat ramp app, boat ramp finder
boat share|shared boat|boat co-ownership|boat syndicate & booking|calendar|reserve: boat sharing app, boat booking app
boat|yacht & maintenance & engine hours|service|winterise|winterize|spares: boat maintenance app
boda|matatu|auto rickshaw|jeepney|tuk tuk & owner & driver|rider & daily|remit|remittance|target: vehicle income app, driver remittance app
body condition|lameness|mobility score & cow|dairy|cattle & score: cattle scoring app
body corporate|strata|housing society|apartment block|residents association & levy|maintenance|due & resident|flat|owner: residents association app, apartment management app
body measurement & progress|trend|track & body fat|hip|waist|thigh: body measurement app, body measurement tracker
boiled egg|boil egg|egg timer & soft|hard|yolk|runny: egg timer, boiled egg timer
bolt|screw thread & pitch & torque|tap drill & chart|calculator|table: bolt and thread chart
bonsai & prune|repot|wire|wiring: bonsai app
bonsai & repot|wire|prune & tree & log|photo|record|history|remind: bonsai app, bonsai care app, bonsai journal
book club & vote|discussion & member|meeting & book|read: book club app
bookbinding|bookbinder|signature imposition & signature|fold|spine: bookbinding app
bookshop|bookseller|used book shop|secondhand bookshop & stock|isbn & price|sell|shelf: bookshop app, bookseller app
borehole|drill rig & log & strata|casing|lithology: borehole log app, drilling log app
borehole|groundwater|water well & water level|depth & monitor|record|log & well|groundwater: groundwater monitoring app
borehole|water tank|water trough & livestock|paddock|stock water & level|pump|leak & sensor|alert|check|monitor: livestock water app, farm water app
bouldering|rock climbing|sport climbing|climber & log|tick|logbook & send|ascent|grade: climbing app, climbing log
bourbon & collection|shelf & bottle|pour|tasting: us:bourbon tracker, us:bourbon collection app
bowel|stool|poo|poop & log|diary|track & bristol|constipation: bowel movement tracker, bowel diary app, us:poop tracker, uk:poo tracker
box breathing|breathing exercise|breathwork & inhale|exhale|hold|pattern & calm|anxiety|stress|relax: breathing app, breathing exercises app
boxing|kickboxing|muay thai|sparring|shadow boxing & round & timer & bell|rest|beep: boxing timer, boxing round timer, round timer app
boxing|mma|muay thai|kickboxing|sparring & round & bell|rest & timer: boxing timer, boxing round timer
braille & learn|dots & letter|alphabet|read|grade: braille app
braille & learn|practise|practice & alphabet|dot|letter|contracted: braille app, learn braille app, braille practice
brass band & rehearsal|contest & player|deputy|dep|bandsman: uk:brass band app
brass band|concert band|wind band & library & part|sheet: band library app, sheet music library
bread|bakery & van|delivery round|wholesale|delivery route & order & deliver & shop|return: bakery delivery app, wholesale bakery app
breast milk|breast pump|breastmilk|milk stash|expressed milk & pump|express & stash|freezer|ounce|ml|session: breast pumping app, pumping tracker, breast milk tracker
breastfeeding|breastfeed|nursing mother|nursing baby & left|right|side & timer|session|last: breastfeeding app, us:nursing tracker
breathing apparatus|scba & cylinder|air & firefighter|entry control & time|pressure: breathing apparatus app
brick|bricklayer & mortar & calculate|calculator|how many: brick calculator, bricklaying calculator
bridge & bidding|declarer|trump|duplicate & card|deal|hand: bridge app, contract bridge app
bridleway|horse trail & horse|rider & route|map: horse riding routes, horse trail app, uk:bridleway app
broiler & mortality|weight|batch & feed: broiler farm app, broiler management app, poultry farm app
bsl|british sign language & learn|fingerspelling|dictionary|video: sign language app, uk:british sign language app
bucket list|life goal|before i die & tick|dream|experience|check off: bucket list app, life goals app
buddhist & chant|sutra & recite|precept|bell|text: buddhist app
budget|expense|finance & couple|partner & joint account|both income|household spending|shared expense|joint finance: budget app for couples, us:couples expense tracker
building contractor|construction|house builder|building trade & quote|estimate & material & labour|labor: construction estimate app, building estimate app
bullion|precious metal|gold bar|silver bar & spot|stack|ounce & collection|portfolio|holding: bullion tracker
bumblebee|solitary bee|wild bee & identify|identification & species: bee identification app
burial society|funeral society|burial club & member & contribution|claim: burial society app, society contributions app
bus spotting|bus enthusiast|bus spotter & bus & fleet|sighting: uk:bus spotting app, bus enthusiast app
bushcraft|wilderness survival|survival skill|survivalist & shelter|fire & skill|guide|learn|wild: survival app, wilderness survival app
bushfire|wildfire & map & alert|warning|near: wildfire map app, us:wildfire app
bushfire|wildfire & plan & property|home|household|house & leave|evacuate|survival: fire plan app
business card & scan|scanner & contact: business card scanner
butcher|butchery & carcass|hanging weight|cut sheet|cuts & customer|order|yield|price: butcher app
butterfly|dragonfly & transect & count|record|species: butterfly survey app, wildlife recording app
butterfly|lepidoptera & identify|identification & species|wing|photo: butterfly identification app, butterfly identifier
byaj|simple interest & principal & month|day|rate: interest calculator
cabinet|carcass & cut|sheet|panel & drawer|hinge|shelf & kitchen|cabinet maker|joiner: cabinet making app
cactus|succulent & care|water|collection & plant|repot|species: succulent app
cactus|succulent & collection|repot|water & species|label|record|remind: succulent app, cactus collection app
caffeine & half life|mg & cup|coffee|drink & sleep|intake|bedtime: caffeine tracker, caffeine app
cake & servings|tin|pan & size|diameter|tier & convert|scale|batter: cake calculator app, uk:cake tin converter, us:cake pan converter
cake maker|cake business|cake order|custom cake|celebration cake|home baker & customer|client & order|deposit|quote: cake business app, cake order app
calisthenics|bodyweight & skill|progression|pull up|push up & workout|training|rep: calisthenics app, bodyweight workout app
calisthenics|bodyweight & workout|exercise & progression|rep: bodyweight workout app, calisthenics app
calligraphy|hand lettering|copperplate & nib|stroke|guideline|alphabet & practice|practise|learn: calligraphy app
calligraphy|hand lettering|handlettering & nib|practice|practise|guide sheet: calligraphy app
calorie & deficit|intake|food diary|log food & protein|food|meal: calorie counter, uk:calorie counting app
calving|calve & cow|heifer & due|record|date: calving app, us:calving book app
camera club|photo club|photography competition|photographic society & judge|entry & score|vote|competition: photo competition app, photography competition app
camera gear|photo gear|camera equipment & serial|insurance & inventory|list|lens: camera gear app
camera remote|tether|remote shutter|camera trigger & shutter & wireless|bluetooth|cable|wifi & camera: camera remote app, camera control app
camera trap|trail camera & image|photo & sort|species|tag: trail camera app
camping & checklist|gear list|kit list & trip|packing|tent: camping checklist app, us:camping list app
camping & checklist|packing list|gear list & gear|tent|item: camping checklist, camping list app
campsite|campground & find|map & facility|tent|shower|near: camping app, campsite finder, uk:campsites app
campsite|campground|holiday park|caravan park & owner|manager|operator & booking|reservation|occupancy & pitch|guest|site: campsite booking system, us:campground management software, uk:campsite management app
canary|budgie|finch|cage bird|parrot & breed|breeding|pair & cage|aviary|breeder: bird breeding app, bird breeder app
candle & wax & fragrance|wick: candle making app
candle & wick|wax & fragrance load|fragrance oil|wick & calculate|calculator|batch|recipe|pour: candle making app
canning|jam making|chutney|marmalade|home preserving & jar & batch|label|process|altitude & sugar|fruit|vinegar|pressure: preserving app
canyoning|canyoneering & rope|rappel|abseil|anchor & canyon: us:canyoneering app, canyoning app
car & oil change|service history|service log|service record & mileage|odometer|remind|due: vehicle maintenance tracker, car maintenance app
car boot|flea market|market stall|market trader & takings|sale & stock|profit|pitch fee: market stall app, stall sales tracker
car boot|yard sale|garage sale & near|map|price tag|sticker|your stall|pitch: us:yard sale app, us:garage sale app, uk:car boot sale app
car detailing|auto detailing|car valeting|valeting & client|customer & quote|invoice|job|schedule: us:car detailing app, us:auto detailing app, uk:car valeting app
car detailing|car valet|car valeting|detailer|mobile valet & booking|customer|package: car detailing app, uk:car valeting app
car maintenance|vehicle maintenance|oil change|service history & log|odometer & your car|my car|your vehicle|each car|car owner: us:car maintenance app, us:vehicle maintenance tracker, car service log
caravan park|campsite|campground|holiday park & pitch|site & booking & owner|guest|arrival|warden|meter: campsite management app, us:campground app
caravan|rv & checklist & departure|setup|hitch|arrival: us:rv checklist, uk:caravan checklist
caravan|rv & checklist & level|hitch|departure|arrival: us:rv checklist app, us:rv app, uk:caravan checklist app
caravan|rv & leveling|levelling & chock|block|ramp|wheel|tilt: us:rv leveling app, uk:caravan level app
`
