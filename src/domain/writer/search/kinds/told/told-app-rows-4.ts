import type { ToldRows } from "./told-kinds.ts"

export const appRows4: ToldRows = `
homeschool|home education|home educator & plan|planner|curriculum & record|log|portfolio: us:homeschool planner app, uk:home education planner, homeschool tracker
homework planner|homework diary|homework app|homework due|track homework|homework list & subject|deadline|due & pupil|student|class: homework planner app, homework diary app
honey & extract|super|jar & batch|label & hive|apiary|beekeeper: beekeeping app, honey batch records
horse & ride|hack & gait|canter|trot & gps|track|route: horse riding app, horse riding tracker, horse ride tracker
horse & weight tape|girth & weight & calculate|estimate|length: horse weight calculator, horse weight app
horseshoe & pitch|ringer & stake|score: horseshoes score app, us:horseshoe pitching app
horse|pony & farrier & worm|vaccinate|dentist|vet & record|log|remind|diary: horse care app, horse record app, horse health app
horse|pony & for sale|loan & listing|advert & buy|sell|browse: horses for sale, horse sales app
horse|pony & lesson & instructor|school|client & book|schedule: riding lesson app, riding school booking, horse lesson scheduling
horse|pony & ration|forage & hay|feed & weight|balance|calculate: horse feed calculator, horse diet app, horse ration app
hospital bag & pregnancy|pregnant|labour|labor|birth & checklist|pack|list: hospital bag checklist, us:hospital bag app
hostel & dorm|bunk & booking|reservation & guest|bed: hostel management app
hostel|paying guest|pg & bed & rent & resident|occupancy|room: hostel management app
hot air balloon|balloonist|ballooning & wind|pilot|burner & flight|launch: hot air balloon app, ballooning app
hot sauce & heat|scoville & collection|rate|log: hot sauce app
hot spring|hot springs & soak|bathing & map|find: hot springs app
house cleaner|domestic cleaner|office cleaner|house cleaning|domestic cleaning|office cleaning|cleaning business|cleaning company & client|customer & invoice|schedule|checklist: cleaning business app, cleaner app
house history|one-place study & census|deed & occupant|owner: house history app
house viewing|house hunting|home hunting|property viewing & compare|rate|score & buyer|note|photo|room: house hunting app, compare houses app
household bill|bill reminder|monthly bill & due & remind|paid|calendar: bill reminder app, us:bill tracker, us:bill organizer app
housemate|roommate|flatmate & bill & split|share|owe: split bills app, us:roommate bills app, uk:housemate bills app
houseplant|house plant|potted plant & watering|water & remind|repot|light: houseplant app, plant care app, plant watering app
houseplant|indoor plant|potted plant & water|watering & reminder|remind|schedule: plant care app, houseplant app, plant watering app
houseplant|indoor plant|potted plant & water|watering & remind|schedule|repot: plant watering app, plant watering reminder, uk:house plant app, us:houseplant care app
housework|cleaning routine|cleaning schedule & room|kitchen|bathroom & your home|your house|overwhelm|zone: cleaning schedule app, cleaning routine app, home cleaning planner
hrt|testosterone|estradiol|hormone therapy & patch|gel|injection & remind|log|dose: hormone tracker app, hrt app
hrv|heart rate variability & recover|readiness|baseline & training|morning: hrv app
hula hoop|hooping & trick|move|learn|workout: hula hoop app
hundred club|100 club|bonus ball & member|number & draw: fundraising draw app
hunting club|hunt club|hunting lease & member & stand|sign in|check in: us:hunting club app
hvac|refrigerant & exam|certification & question|quiz|practice: hvac exam prep, hvac practice test
hydrant & fire & map & inspect|inspection|flow|location: fire hydrant app
hydroponic|aquaponic|nutrient solution & ph & ec|ppm|reservoir: hydroponics app, hydroponics log
hymnal|hymnary|hymn book|hymn & accompaniment|tune|verse & congregation|church|sing: hymn app
hymnal|hymnbook|hymn book & lyric|number|tune|verse & search|find|browse: hymn app, hymn book app
hyperemesis|morning sickness & pregnancy|pregnant & vomit|fluid|sick|nausea: morning sickness app, pregnancy sickness tracker
hyperfocal|field depth|dof & lens|aperture & focal & calculate|calculator|distance: depth of field calculator, dof calculator
hypnobirthing|birth affirmation|birth breathing & labour|labor|relax|birth: hypnobirthing app
ice fishing & ice & lake|shanty|jig|thickness: ice fishing app
ice hockey|hockey goalie|hockey team|hockey bench & shift|save|shot|goalie & coach|stats|bench|track: hockey app
iep & goal & data|teacher|track|progress: us:iep app, us:iep goal tracker
improv|improviser & suggestion|scene|troupe & comedy|improviser|game|perform: improv app
inbreeding|pedigree & sire|dam & generation|coefficient|breeder & animal|dog|horse|sheep|cat|pigeon|cattle: breeding pedigree app, pedigree app
incubator|incubate|incubation & egg & hatch & candle|turn|humidity|lockdown: egg incubation app, hatching egg tracker
indoor cycling|turbo trainer|smart trainer|spin bike & power|cadence|watt & workout|ride|training: indoor cycling app, cycling trainer app
injection site|self inject & rotate|rotation & log|remind|track: injection tracker app, injection site tracker
insect|bug|beetle & identify|identification & species|photo & insect|beetle|spider|sting: insect identification app, insect identifier, bug identifier
insemination|semen|bull & cow|heifer & heat|pregnant|straw|served: cattle breeding app
insulation & attic|loft & thickness|r value|roll & calculate|calculator: insulation calculator, insulation app, uk:loft insulation calculator
intermittent fasting|eating window|fasting timer|fasting window & timer|hour & weight|eat|streak: fasting app, intermittent fasting app, us:fasting tracker
interval timer|multiple timers|multi timer & repeat|preset|sequence|round: timer app
inventory clerk|property inventory|rental inventory|check out inspection|move in inspection & tenant|tenancy & condition|photo: rental inspection app, uk:property inventory app
inventory|stock & barcode|sku & warehouse|storeroom|stockroom & count|level|quantity: inventory app, stock control app, inventory management app
invigilator|invigilation|proctor & timetable|schedule|rota & room|hall: uk:exam invigilation app, invigilator app, us:exam proctor schedule
invoice maker|invoicing app|invoice app & client|customer & quote|estimate|pdf: invoice app
invoice|invoicing & pdf|email & vat|gst|overdue|sales tax & client|customer: invoice app, invoicing app
irish dance|highland dance|morris dance & feis|step|competition|side & dance|dancer: traditional dance app
irregular verb & english|past participle & learn|quiz|practice: irregular verbs app, english irregular verbs
irrigation|irrigate & pivot|drip|block|pump & crop|orchard|farm: irrigation app, farm irrigation app
irrigation|sprinkler & zone|valve|controller & garden|lawn: sprinkler app, garden irrigation app
isbn & book & shelf|shelves|own|home library|lend: book collection app, home library app
isizulu|zulu & learn & vocabulary|phrase|word: learn zulu app, learn isizulu, zulu language app
iss|space station|satellite pass & overhead|visible & pass: satellite tracker, satellite pass app
itinerary|trip planner & flight|hotel|sightseeing & day|booking|city: travel planner, travel itinerary app, us:trip planner app
itinerary|trip planner|trip plan|plan trip & travel|trip|holiday|vacation & day|stop & plan|planner: trip planner app, travel planner app, travel itinerary app
ivf|egg retrieval|embryo transfer & injection|medication & log|remind|diary|track: ivf app, ivf tracker
jain & pachkhan|samayik|tithi|choghadiya: jain app
japa & counter|count & mantra|mala|bead: japa counter, mantra counter
jee & question|mock|previous year & physics|chemistry|maths|mathematics: jee preparation app
jee|neet|upsc & mock|previous year|question bank & exam|question|practice: entrance exam app
jet lag & sleep|light|melatonin & time zone|flight: jet lag app, jet lag planner
jet lag & sleep|time zone|body clock & flight|light|travel: jet lag app
jet ski|personal watercraft & fuel|hour|ride & log|track|rider: jet ski app
jeweller|jeweler|goldsmith & customer & repair|order & job|ticket|due|stone: uk:jeweller app, us:jewelry store app
jigsaw & collection|lend|swap|completed & log|track|catalogue|catalog|library|list: jigsaw puzzle tracker, jigsaw collection app
jigsaw puzzle|jigsaws & play|drag|snap|level & piece|photo: jigsaw puzzle app, jigsaw puzzle game
jiu jitsu|bjj & technique|roll|grappling & journal|log|note|track: bjj app, jiu jitsu app
job application|job search|job hunt & applied|status & track|interview: job search app, job application tracker
job interview|mock interview|interview question & practice|practise & answer: interview practice app, job interview app
journal|journaling & prompt|private|lock & thought|feelings|reflect: journal app, journaling app
judging|judge & contest|pageant|talent show & score|tally|tabulate: judging app, contest judging app
judo & throw|technique|osaekomi|grading & belt|learn|video|throw: judo app
juggling|juggler|siteswap & trick|pattern|ball|club: juggling app
julian calendar|regnal|old style & date & convert|gregorian: historical date calculator
jump rope|skip rope|skipping rope & count|interval & workout|session|jump: us:jump rope app, uk:skipping rope app
jump rope|skipping rope|double under & counter|trick|freestyle|jumps: us:jump rope app, uk:skipping rope app
k53 & question|test|sign: k53 learners test, learners licence app, k53 app
kabaddi & raid|score|tackle: kabaddi app
kanji & stroke|jlpt|radical & learn|write|practice|study: learn kanji app, kanji practice
karaoke & host|kj & queue|rotation & singer: karaoke host app, karaoke app
karaoke & queue|rotation & singer & host|kj: karaoke app, karaoke host app
karate|taekwondo|kung fu & kata|form|poomsae & belt|grading|practice|learn: martial arts app
kart|karting & jetting|lap|setup & track|driver|race: karting app, go kart app
kayak|canoe|paddleboard|kayaker & launch|route|trip & paddle|paddler & log|map|plan: paddling app
keep in touch|personal crm|losing touch|lose touch|stay in touch & friend & last contact|overdue|remind|catch up: keep in touch app, us:personal crm app, stay in touch reminder
keg|cask & track|scan & empty|return & pub|brewery|customer: keg tracking app, keg tracker
keto|ketogenic & net carb|ketone|ketosis & macro|track|log|limit: keto app, low carb app
kettlebell & swing|snatch|turkish: kettlebell app, kettlebell workout
kettlebell & swing|snatch|workout: kettlebell app, kettlebell workout
key & signed out|sign-out|borrowed & cabinet|key holder|keyholder: key log app, key management app
kidney|renal & potassium|phosphate|phosphorus & food|diet|meal: kidney app, kidney diet app
killer sudoku & cage|sum|combination: sudoku app, killer sudoku app
kiln & firing & log|schedule|ramp & pottery|potter|ceramic|clay: kiln firing app, kiln app
kimchi|sauerkraut|lacto ferment|fermented vegetables & brine|salt|jar|batch: fermentation app, fermentation tracker
kite flying|kite flyer|fly kite & wind & kite: kite flying app
kite size|sail size|wing size & wind & calculate|calculator|rider weight & kitesurf|windsurf|wing foil|kiteboard|rider: kitesurf app, kite size calculator
kitesurf|kiteboarding|kitesurfing & wind & session|spot: kitesurf app, us:kiteboarding app
knee replacement|knee surgery|knee rehab & exercise|bend & recovery|range|week: us:knee rehab app, knee exercises app
knife making|bladesmith|knifemaker & heat treat|temper|steel|quench: knife making app
knitting & chart & draw|design|editor|colourwork|colorwork: knitting app, knitting chart app
knitting|knitter & chart & pdf|highlight|mark: knitting app, knitting pattern app, knitting chart app
knot & rope & tie|tying & bowline|hitch|animation|bend: knot app, knot tying app, how to tie knots
knot & tie|tying & bowline|hitch|splice: knots app, how to tie knots, knot tying app
koi & pond & filter|ph|feed|ammonia: koi pond app, koi app
koine|biblical greek & learn|vocabulary|parse|flashcard: biblical greek app, koine greek app
koi|koi pond & pond & water|filter|feed: koi pond app, koi app
kombucha|scoby & batch|brew|ferment: kombucha app, kombucha brewing app
kosher & meat & milk|dairy & timer|wait: kosher timer app, meat milk timer
kosher & symbol|hechsher|certification & product|scan|search: kosher app, kosher food app
lab notebook|laboratory notebook & protocol|sample|experiment: lab notebook app, electronic lab notebook
lacrosse & ground ball|faceoff|draw control|wall ball|stat: lacrosse app
ladder & inspect|inspection & tag|register & stile|rung|due: ladder inspection app, equipment inspection app
ladder logic|plc & simulate|rung|timer|learn & program|automation|ladder: plc app, ladder logic app
lambing & ewe & tag|lamb|record|due|scan: lambing app, lambing record app
land survey|land surveyor|cogo|traverse closure & bearing & coordinate|calculate|closure: land survey app, surveying calculator
land survey|surveyor|stakeout & easting|northing|traverse|total station|gnss: land surveying app, land survey app
landlord & submeter|meter & reading & tenant|lodger & electricity|unit|bill: tenant meter reading, meter reading app
landlord & tenant & rent & arrears|deposit|lease|tenancy|due: landlord app, rental property app
landlord|rental property & rent & arrears|rent paid|overdue|expense|portfolio: landlord app, us:rental property app
landscaper|landscaping & quote|estimate & job|client & invoice|material|crew: landscaping app, landscaping business app
land|field|paddock & area & measure & acre|hectare & gps|boundary|walk: land area calculator, field area measure, acre measuring app
laptop repair|phone repair|electronics repair|repair shop & handset|laptop|device|screen & ticket|job card|technician: repair shop app, repair ticket app
larp & character|event|plot|quest & player|costume|camp|game: larp app
laser cutter|laser engraver|laser engraving & material & power|speed: laser settings app, laser engraver settings
lash tech|lash artist|eyelash extension & client & lash map|fill|infill|appointment|patch test: lash tech app, lash artist app
last man standing|last person standing & pick|team & week|round|football: uk:last man standing app, survivor pool app
lathe|cnc|machinist|end mill & feed & rpm|cutting speed|spindle: machinist app, speeds and feeds
latin & declension|conjugation & learn|drill|student|vocabulary: learn latin app
laundry room|shared laundry|communal laundry & machine|washer|dryer & building|queue|slot|resident|book: laundry room app, shared laundry app
laundry|dry cleaner|dry cleaning & customer & garment|ticket|piece & ready|pickup|deliver|order: laundry app, laundry business app
law student|llb|bar exam & case|statute & flashcard|quiz|question|revise: law student app
lawn & mow|mowing & scarify|aerate|reseed|lawn feed & calendar|schedule|remind|log: lawn care app, lawn care calendar
lawn bowls|bowling green|bowls club & rink|end|jack & score|scorecard: bowls app, bowls scoring app
lawn bowls|lawn bowling|bowls club & rink|jack|end|fixture: lawn bowls app, uk:bowls app
lazy eye|amblyopia & hour|exercise|timer|patch: lazy eye app, amblyopia app
league & fixture|standing & team|division & season|result|table|schedule & organise|organize|run|secretary|generate: league table app, league manager app
learn photography|photography lesson|photography course|photography basics & lesson|course|beginner|aperture: photography lessons app, learn photography
learn sewing|learn to sew|sewing lesson|sewing beginner|sewing course & lesson|beginner|course|tutorial: sewing app, learn to sew, sewing for beginners
learner driver|learner permit|supervised driving & hours|logbook|night: learner driver logbook, driving hours log, us:driving log app
learner licence|learners licence & test & question|sign: learners licence test, learners test app
leatherwork|leathercraft|leather craft|leatherworking & leather|leathercraft|hide: leathercraft app, leather working app
leaving cert & revision|points|study & subject|papers|question|calculate: leaving cert app
lectionary & reading & sunday|gospel|anglican|liturgical|church: lectionary app, lectionary readings
lecture & record|recording & student & bookmark|slide|note: lecture recording app
lego|brick set|building brick|minifigure & collection|inventory & set|minifigure|piece: brick collection app, brick set app
lent & easter|ash wednesday & reflection|fast|prayer: lent app
lent money|lend money|iou|owe me & friend|family|remind|person: money owed app, iou app
lent|loaned|borrowed & book|tool|dvd|thing & friend|neighbour|neighbor|borrower: lent items tracker, lending tracker app, borrowed items app
lesson plan|lesson planner & teacher & curriculum|class|week|template: lesson planner app, teacher planner app
letterboxing & stamp & clue|hidden|box: letterboxing app
levelling|leveling|dumpy level & backsight|foresight & reduced level|benchmark|staff: survey levelling app, levelling calculator
lgv|hgv & theory & question|mock|quiz: uk:hgv theory test, uk:hgv theory app
license plate|number plate|licence plate & game|spot & road trip|car journey|kid|passenger: us:license plate game, road trip games, car games
lifeguard|surf lifesaving|beach patrol & patrol|rescue|shift|tower & log|record|report: lifeguard app, lifeguard log app
lifting plan|lift plan & crane & radius|slinger|load: lifting plan app, crane lift planner
light meter|exposure meter & aperture|shutter & incident|reflected|film|camera: light meter app, light meter
light pollution|dark sky|bortle & sky quality|map|site & star|astronomy|stargazing|telescope|milky way: dark sky app
lighthouse & visited|tick|keeper|collect & coast|map|list: lighthouse app
lighthouse & visited|tick|passport & map|list|log: lighthouse app
lightning|thunderstorm & strike|thunder & distance|alert|seconds|detector: lightning app, thunderstorm app
limits fits|iso fit|h7|hole basis & shaft|hole|bore: limits and fits, iso fits app, engineering tolerance app
line dance|line dancing & step sheet|choreography|step: line dance app
line dance|line dancing|line dancer & step sheet|step|wall: line dance app
lipoedema|lipedema & compression|pain|swelling & log|track|measure|diary: us:lipedema app, uk:lipoedema app, us:lipedema tracker
litter pick|litter picking|beach clean & volunteer|litter & bag|rubbish|trash: litter picking app
liturgy hours|divine office|breviary & prayer|psalm: divine office app, liturgy of the hours, breviary app
livery|stable yard|barn & horse & feed|turnout|rug|stall & owner|chore|board|whiteboard|staff: stable management app, uk:livery yard app, us:barn management app
lives alone|living alone|live alone & check in|checkin|daily check & miss|alert|contact: living alone app, daily check in app
livestock auction|mart|saleyard & livestock|cattle|sheep & lot|catalogue|bid: livestock auction app
livestock|cattle|sheep & medicine & withdrawal & batch|dose|treatment|record: livestock medicine records, animal treatment records, uk:farm medicine app
load shedding|loadshedding|power cut|planned outage & schedule|stage & area|suburb|zone & alert|notify|next: power outage app
loadshedding|load shedding & stage|outage|slot & area|schedule|alert: load shedding app
loan|mortgage & amortisation|amortization|overpayment|emi|repayment & calculate|calculator: loan calculator, loan repayment calculator
lobster|crayfish & pot & haul|buoy|catch|log: lobster fishing app, lobster pot app
local history & then now|old photo & walk|village|town|street: local history app
locksmith & key|lock & job|code|bitting|customer: locksmith app
log truck|timber haulage|log haulage|log load & docket|ticket|load & driver|mill|forest: timber haulage app, log haulage app, us:log truck app
logic puzzle|einstein puzzle|logic grid & deduce|deduction|clue & solve|play|grid|puzzle: logic puzzles, logic puzzle app
loler|lifting equipment & inspect|examine|examination|certificate: lifting equipment inspection, uk:loler inspection app
lone worker|work alone|working alone & check in|timer|alarm & alert|contact|sos: lone worker app, lone worker safety
lone worker|working alone|lone working & alarm|check-in|alert: lone worker app, lone worker safety app
long covid & symptom|energy|pacing & track|log|diary: long covid app, long covid tracker
long-distance path|long-distance trail|long-distance walk|thru-hike|thru-hiker & stage|section|mile & progress|done|completed: trail progress app
longarm|longarmer & quilt|quilting & client|customer|invoice: longarm quilting app, quilting business app
lost dog|lost cat|lost pet|missing dog|missing cat|missing pet & poster|sighting|alert|neighbour|neighbor: lost pet app, lost and found pets
lotion|cosmetic|skincare|balm & formulate|formulation|formulator & percent|preservative|phase: cosmetic formulation app, skincare formulation app
loto|lockout|tagout & isolation|energy|procedure & machine|equipment|valve|padlock: lockout tagout app, loto app
lottery syndicate|lotto syndicate & member & draw|ticket|share: lottery syndicate app
low sodium|low salt|sodium|salt intake & mg & daily|limit & food|meal: low sodium diet app, salt intake tracker, us:sodium tracker
low vision|macular|sight loss|partially sighted & magnifier|magnify & text|print|zoom|contrast: magnifying glass app, magnifier app, low vision app
loyalty card|store card|club card & barcode & wallet|checkout|till|purse: loyalty card app, us:rewards card app, uk:loyalty card wallet
lpg|gas cylinder|gas bottle & deliver|empty|refill & customer & stock|order|agency: gas cylinder app, gas delivery app
lunar crater|moon atlas|moon map & crater|mare: moon map app, moon atlas
lupus & flare & symptom|sun|fatigue|log: lupus app, us:lupus tracker
luthier|fret spacing|guitar builder|instrument maker & fret & scale length|calculator: luthier app, fret calculator
lux|illuminance|footcandle & light & measure|meter: light meter app, lux meter
lyme & tick|bite & symptom|rash|log|remove: lyme disease app, tick bite app
lymphoedema|lymphedema & compression|limb|garment|swelling & log|track|measure|diary: us:lymphedema app, uk:lymphoedema app, us:lymphedema tracker
lyric & teleprompter|prompter|scroll & stage|gig & singer|song: lyrics prompter app, lyrics scroll app
machinist|milling|lathe & feed & rpm|cutting speed: machinist calculator, speeds and feeds calculator
macrame & knot|cord: macrame app
madrasa|madrassah|maktab & student|pupil & attendance|register|class: madrasa app, madrasa management app
magic trick|magician|card trick|sleight & magic|magician & trick|routine|perform: magician app
mahjong & hand|riichi|fan & score|scoring & calculate|calculator|scorer|player: mahjong scoring app, mahjong score calculator
mahjong & tai|zimo|kong & count|pay|limit: mahjong scoring app, mahjong score calculator
mahjong & solitaire|match tile|matching tile & tile & game|level|board|puzzle: mahjong solitaire, mahjong game
maidenhead|grid locator & locator|grid square & qth|distance|ham radio|amateur radio: maidenhead locator, grid square app
maid|domestic worker|domestic helper|house help & attendance|leave & salary|wages|advance: domestic worker app
maid|domestic worker|domestic help|house help & attendance|absent|leave & salary|wage: domestic help app, maid attendance app
makeup artist|bridal makeup & bride|client|face chart & booking|kit|trial|price: makeup artist app
mandala & symmetry & draw|drawing: mandala drawing app, symmetry drawing app
mandir|hindu temple & seva|donation|devotee & booking|volunteer|timing: hindu temple app
mandolin & tab|tremolo|chord & tune|learn|lesson: mandolin app
mantrailing|mantrail & dog|hound: mantrailing app
manure & spread & field & record|log|rate: manure spreading app, manure records app
maori|te reo & learn & kupu|pronunciation|phrase|vocabulary: learn te reo, te reo app, maori language app
maple|sugarbush & sap|tap & syrup|boil: maple syrup app, sugaring app
mar chart|medication administration & carer|care home|resident|client & record|sign|chart: medication log app, uk:mar chart app
marathon|half marathon|ultramarathon|10k & training plan|long run & week|pace|race: running plan app
marching band|drumline|color guard|colour guard & drill & dot|coordinate|formation: marching band app, drill app marching band
mare & foaling|foal|gestation & due|cover|stallion|watch: foaling app, horse breeding app
marina & berth & boat|yacht|vessel: marina app
marine chart|nautical chart|chartplotter|sea chart & waypoint|route: marine navigation app, boat navigation app, nautical charts app
marine vhf|vhf radio & mayday & exam|procedure|practise|practice: marine radio app
markdown & editor|note & preview|plain text & write|writing|note: markdown app, markdown editor
market garden|market gardener & bed & harvest|crop: market gardening planner, market garden app
marquee hire|bouncy castle|party hire|party rental|event hire & booking|order & item|stock|return|deliver: event hire app, uk:party hire app, us:party rental app
mass casualty|triage & casualty & tag|category|priority & practise|practice|count|incident: triage app, mass casualty triage
massage therapist|masseur|massage business & client & note|appointment|session|booking: massage therapist app
match fishing|fishing match|fishing tournament|fishing competition|angling competition & weigh|peg|leaderboard|score: fishing competition app, fishing tournament app
matric & past paper|revision|study guide & subject|question|maths|exam: matric study app, matric revision app
matrix|matrices & determinant|eigenvalue|inverse & calculator|solve: matrix calculator, linear algebra calculator
mayfly|caddis|hatch chart & hatch & trout|fly fishing: fly fishing app
mead|meadmaker & honey & yeast|gravity|must: mead making app, mead brewing app
mead|meadmaking|mead maker & honey & ferment|gravity|batch|yeast: mead making app
meal plan|meal planner|dinner plan & week & shopping list|grocery|recipe|family: meal planner app, meal planning app, weekly meal planner
medical id|emergency card|emergency medical & lock screen|paramedic|responder|emergency contact & allergy|blood type|blood group|medication: medical id app, emergency medical card
medical id|emergency card|ice contact & allergy|allergies|blood & lock screen|contact|wallet|medicine: medical id app, emergency card app
medical terminology|medical abbreviation & flashcard|quiz|prefix|suffix|dictionary: medical terminology app
medication|medicine|tablets|pill & remind|alarm & dose|refill|missed: medication reminder app, medicine reminder app, us:pill reminder
meditation|meditate & timer & bell|gong|singing bowl: meditation timer, meditation bell app
meditation|meditate & timer|bell|guided & sit|session: meditation app
mehndi|henna & design|bridal & hand|pattern|artist: mehndi app, henna app
meltdown & autism|autistic & trigger|sensory|overload|calm: autism app
mental maths|mental math|mental arithmetic & practise|practice|drill|train: mental maths app, us:mental math practice, mental arithmetic trainer
mess & hostel|bachelor & meal & bill|rate|attendance: mess management app, meal management app
messier|ngc|variable star|double star & telescope|observe|observing|observer & list|chart|log: astronomy app, deep sky objects app
metal detecting|detectorist & find|permission & log|record|map: metal detecting app, metal detecting finds log
metal detecting|metal detectorist|detectorist & find|permission|log|gps: metal detecting app
meteor shower|perseid & radiant|peak & count|log|calendar: meteor shower app
meteor|meteor shower & radiant|peak|shower & observe|count|sky|calendar: meteor shower app
metronome|click track & tempo|bpm & time signature|subdivision|accent & tap|click|vibrate|flash: metronome app
microchip & pet|dog|cat & scan|lookup|database|registry & owner|found|lost: pet microchip app
migraine|headache & trigger|aura & diary|log|attack: migraine app, headache diary app
mileage & business & trip|drive|journey & hmrc|irs|deduct|tax: mileage tracker app, mileage log app, business mileage tracker
mileage log|mileage claim|business mile|business mileage & trip|journey|drive & rate|tax|claim: mileage app, mileage log app
mileage log|mileage tracker|business mileage|log mileage|track mileage|mileage claim|business miles & trip|journey|drive & tax|claim|deduct|reimburse: mileage log app, us:mileage tracker, uk:business mileage tracker
milestone & baby|infant & first|month|photo|memory & smile|step|tooth|word|crawl|development: baby milestones app
milk & fat|snf & farmer & collection|rate|litre: milk collection app, dairy collection app
milk & hisab|daily milk|packet & month & bill|calendar|total & milkman|household|delivered: milk account app, daily milk app
milk & milkman|doodhwala|milk round|doorstep|dairy delivery & customer & litre|pint|bill: milk delivery app, milkman app
milkman|milk delivery|doodhwala & bill & daily|litre|month: milk delivery app, milk bill app
mineral & specimen & collection & catalogue|catalog|locality|label: mineral collection app
mineral|rockhound|rockhounding & specimen|collection & catalog|catalogue|label|locality: mineral collection app
mini golf|crazy golf|minigolf|putt-putt & score|scorecard & hole|player: us:mini golf app, mini golf scorecard, uk:crazy golf app
miniature|wargame|wargaming & paint & recipe|painted|primer|highlight: miniature painting app, model paint app
miscarriage|stillbirth|baby loss|pregnancy loss & support|memory|grief|journal & parent|mother|baby|loss: baby loss app, pregnancy loss app
model railway|model railroad|model train & collection|inventory|roster & rolling stock|locomotive|wagon: uk:model railway app, us:model railroad app, model train collection app
model railway|model railroad|model train & dcc|decoder & throttle|control: uk:model railway app, us:model railroad app, model train controller, dcc throttle app
model railway|model railroad|model train & track plan|layout design|track planner|layout planner: model train app, track planner app, model train layout planner
model release|photo release|property release & sign|signature & photographer|photo|shoot: model release app, release form app
`
