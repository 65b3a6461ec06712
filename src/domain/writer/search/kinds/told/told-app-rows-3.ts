import type { ToldRows } from "./told-kinds.ts"

export const appRows3: ToldRows = `
envelope|mailing label|address label & print & address & list: address label maker
epee|foil|sabre|saber & fencing|fencer & bout|salle|touch|score: fencing app
epilepsy|seizure & log|diary|record & duration|trigger|video|rescue|carer|caregiver|neurologist: epilepsy app, seizure diary
epoxy & resin|hardener & calculator|calculate & volume|ratio: resin calculator, epoxy calculator, epoxy resin calculator
equal playing time|substitution & coach|bench & match|game & player: substitution app
equipment|asset & asset register|check-out|loan|borrow & tag|label & assign|returned: equipment tracker, asset tracking app
ergometer|rowing machine|indoor rowing & split|500m|stroke rate|workout: rowing machine app, rowing app, rowing workout app
escape room & owner|operator|game master & hint|countdown|room screen: escape room software, escape room hint app
escape room & played|completed & log|review|diary|list: escape room tracker, escape room app
esperanto & learn|vocabulary|course: learn esperanto, esperanto app
espresso|pour over|coffee bean|aeropress & grind|dose & ratio|extraction|shot|yield|brew time: coffee brewing app, coffee app
euchre & trick|trump|score|hand: euchre app
euchre|pinochle|canasta|rummy|whist|spades & meld|trump|trick|hand|bid & scorekeeper|score card|keep score|score sheet|scoring: card game score app, card game scorekeeper, score keeper app
event medic|event first aid|first responder|first aider & patient|casualty & form|report & record|treatment: first aid report app, patient report form app
exam countdown|days until & exam & revision|study|student: exam countdown app
exam timer|exam clock & invigilator|candidate|extra time|proctor: exam clock app, exam timer
examination conscience|examen|sacrament confession & catholic|sin|penance: catholic confession app
excavate|excavation|trench|earthworks & cubic|volume & spoil|dirt|muck|truck & calculate|calculator: excavation calculator, earthworks calculator
excavator|digger|loader|forklift|telehandler & prestart|pre start|daily check|walkaround|daily inspection & operator|defect: prestart checklist app, equipment inspection app
expense claim|expense report & receipt & employer|reimburse|work: expense app, expense claim app
eye strain|tired eyes & screen & look away|blink|break: eye strain app, screen break reminder
fabric & stash & sewing|quilt|quilting|dressmaking|sewist: fabric stash app, fabric inventory, fabric organizer
fabric stash|fabric collection|fabric inventory & yardage|metre|meter|yard|sew|quilt: fabric stash app, fabric inventory app
factory|shop floor|production line & output & downtime|scrap & shift|target: factory production app, production tracking app
falconry|falconer & weight|weigh: falconry app, falconry log
fall detect|fall detection|fall detector|fall alert & elderly|senior|older & sos|alert|contact: fall alert app, fall detection app
famacha & goat|sheep: famacha score app, famacha app
family calendar|family organiser|family organizer|family planner & member|colour|color|everyone|household: family calendar app, us:family organizer app, uk:family planner app, shared family calendar
family recipe|handwritten recipe|grandma recipe|heirloom recipe|old recipe & family|grandma|scan|photo|share: family recipe app
family reunion|class reunion|school reunion & attendee|plan|rsvp: reunion app, reunion planner app
family travel|travel with kid|travelling with child|traveling with kid|travel with toddler|travel with baby|flying with baby & packing|flight|checklist|activity: family travel app, us:traveling with kids app
family tree|genealogy & relative|branch|gedcom|ancestor|great grandparent: family tree app, us:genealogy app
fantasy league|fantasy football|fantasy sport|fantasy cricket & draft|points|lineup|waiver: fantasy league app, fantasy sports app
farm & worker|labourer|laborer & attendance|wage: farm worker app, farm labour app
farm contractor|agricultural contractor|contractor & baling|silage|ploughing|slurry & job & invoice|acre|hectare: farm contractor app, agricultural contractor app, farm job app
farmers market|street market|market manager & vendor|stallholder|trader & pitch|stall|layout & fee|attendance|manager|organiser|organizer: market manager app
farm|farmer & expense|cost & income|profit|sale & livestock|crop|field|herd: farm accounting app, farm expense tracker, farm bookkeeping app
farm|paddock|crop & spray & chemical|tank|nozzle|label & record|log|diary: spray record app, spray diary app, farm spray records
farrier|hoof trimmer & client|customer|round & appointment|invoice|visit & shoe|trim|hoof: farrier app, farrier business app
fax & send & document|page: fax app, send fax app
feedlot|feed lot & cattle & pen|ration: feedlot app, cattle feeding app, feedlot management app
fence|fencing & picket|strainer|rail|fence post & calculate|calculator|how many|material: fence calculator
feral pig|wild hog|wild boar|feral animal|dingo|wild dog & cull|control|trap|shot & landholder|landowner|property & record|log|report: pest animal app, feral animal control
feral|tnr|stray & cat & neuter|trap|caretaker & colony|feed|return: feral cat app, cat colony app
fertiliser|fertilizer|npk & acre|hectare & calculate|calculator & rate|kg|nutrient: fertilizer calculator, uk:fertiliser calculator
festival|conference & lineup|line-up|speaker & schedule|timetable & stage|session: event schedule app
fever & child|baby|toddler & dose|paracetamol|ibuprofen|acetaminophen|temperature: child fever app, us:fever tracker app
fibromyalgia|fibro & flare|symptom|fatigue & log|track|diary: fibromyalgia app, us:fibromyalgia tracker
fiddle|violin & bow|intonation|finger & learn|lesson|practice: violin app
field data|data collection & form & gps|gis|map & offline|survey: data collection app, field data collection app
field hockey|short corner|penalty corner & match & card|timer|stats|umpire|score: field hockey app, hockey match app
figure drawing|gesture drawing|life drawing & pose & timer|timed|reference: figure drawing app, gesture drawing app
figure skating|figure skater|ice skating & element|jump|spin & program|score|skater: figure skating app, ice skating app
film crew|film set|tv crew & call sheet|turnaround|overtime & timecard|timesheet|rate|hours: film crew app
film photography|analog photography|analogue photography|film roll|film camera & roll|frame & exposure|log|record: film photography app, analog photography app
filmmaker|film set|film crew|film shoot & slate|clapper|call sheet|timecode & take|scene|shot: filmmaking app, filmmaker app
filter change|change filter|filter reminder|filter replacement|furnace filter & remind & home|house|household|fridge: us:filter change reminder
financial independence|retire early|fire number & save|calculator|invest|withdrawal: financial independence app, retire early app
fingerspelling|finger spelling & practise|practice|quiz|learn: fingerspelling practice, fingerspelling app
fire alarm|emergency light|emergency lighting & weekly|monthly|test & logbook|record & premises|building|inspect: fire safety logbook, fire logbook app
fire door & inspect|survey|gap: fire door app, fire door inspection
fire extinguisher & inspect|service|due|tag: fire extinguisher app, fire extinguisher inspection, fire safety app
firearm|gun & ammo|ammunition|serial & inventory|collection & safe|serial: gun inventory app, firearm inventory app
firefighter & exam|quiz|promotion & question|study: firefighter study app, firefighter exam prep
firefighter|fire department & shift calendar|kelly day: firefighter shift calendar
firewood & cord|cubic|load & customer|deliver & order|sell|owe|paid: firewood business app, firewood app
firewood & stack|cord & season|seasoned|moisture|burn: firewood app, firewood tracker
first aid & casualty|bandage|bleed|choke & step|guide & emergency: first aid app
first aid kit & expiry|expire|restock & check|list: first aid kit checklist, first aid kit tracker
first aid|cpr & casualty|choking|bleed|recovery position|chest compression & step|emergency|guide|offline: first aid app, first aid guide
first home|first time buyer|house deposit|down payment & save|saving & mortgage|deposit|target|goal: house savings app, uk:house deposit savings, us:down payment savings tracker
first period|starting period & period & teen|daughter|tween|girl: period app for teens
fish & coral reef|reef fish|snorkel & identify|identification: reef fish id, reef fish identifier, fish identification app
fish & identify|identification & species & fin|marine|freshwater|scale: fish identification app, fish identifier, fish id app
fish farm|aquaculture|tilapia|fingerling & pond|cage & feed & mortality|stock|harvest: fish farm app, fish farming app, aquaculture app
fishing club|angling club & member|permit|bailiff|ticket: fishing club app, uk:angling club app
fishing knot|angling knot & tie|step|line|hook: fishing knots app, fishing knots
fishing regulation|fishing rules|size limit|bag limit|slot limit & fish & season|legal|rule: fishing regulations app, fishing rules app
fishing|angler & catch|caught & log|journal|diary & lure|bait|rod|tackle|species|fly: fishing app, fishing log, fishing journal, catch log
five year diary|one line day|one sentence day & diary|journal: diary app, one line a day
five-a-side|5-a-side|pickup soccer|weekly kickabout & player & organise|organize|pay|spot|who: pickup game app, us:pickup soccer app, uk:five a side app
flashcard & spaced repetition|leitner & deck|memorise|memorize|review: flashcard app, spaced repetition app, study flashcards
fleet & vehicle|truck|van & service|maintenance & fuel|licence|license|insurance|driver: fleet management app, small fleet app, vehicle fleet app
flexitime|flex time|toil & balance|owed|lieu & hours: flexi time app, flex time tracker
flight & frequent flyer|boarding pass|window seat & log|diary|history|record: my flights app, us:flight diary
flight anxiety|nervous flyer|nervous flier|fear of flying|scared of flying & calm|anxiety|turbulence|breath: fear of flying app, us:flight anxiety app
flipbook|flip book|frame animation & animate|animation & draw|drawing: flipbook app, animation app
float plan|trip intention|trip plan|route card & overdue|return & contact|alert & hike|kayak|boat|mountain|tramp: trip safety app
floorball & goal|stats|match: floorball app
flooring & plank|laminate|carpet|vinyl & calculate|calculator & room|waste: flooring app, flooring calculator
florist|flower shop & bouquet|stem|arrangement|wedding & order|price|recipe|cost: florist app, flower shop app
flow arts|poi spinning|fire spinning & trick|move & learn|practice: flow arts app
flower show|produce show|horticultural show & entry|entries|exhibitor & class|judge: horticultural show app, show entries app
fly tying|fly tyer|tying flies & hook|recipe|thread|hackle|material: fly tying app
fodmap|irritable bowel|ibs & food & symptom|trigger|reintroduction: ibs app, ibs food diary
food allergy|nut allergy|allergies|allergen & card & translate|language & restaurant|travel|abroad: food allergy app, allergy card app, food allergy travel card
food bank|food pantry|foodbank & parcel|donation & stock|client|volunteer: uk:food bank app, us:food pantry app
food diary|food intolerance|elimination diet & symptom|reaction & trigger|log|track: food and symptom diary, food intolerance app
food hygiene|food handler|food safety & exam|quiz & question|practice: food safety practice test, us:food handlers test, uk:food hygiene quiz
food truck|street food|burger van & trader|vendor|owner|pitch & order|sale|event|stock: food truck app, street food app
food waste|leftovers & use by|best before|use up & fridge|recipe: food waste app, reduce food waste
foosball|table football & score|ranking|player|match: us:foosball app, uk:table football app
football|soccer & formation & tactic|board & draw|arrow|drag & coach|player|team: tactics board app, uk:football tactics board
footpath|right way|rights way & report & parish|warden|fault: footpath report app
forager|foraging|wild food|forage & hedgerow|mushroom|berry|edible plant|wild garlic & edible|season|spot: foraging app, wild food app
foraging|forager|wild food|edible plant & edible|wild food & plant|mushroom|berry|hedgerow & season|identify|identification|recipe: foraging app, wild food app
forestry|timber|forester & dbh|basal area & volume|height|stand: forestry app
forklift & theory|quiz & question|mock|practice: forklift theory test, forklift test questions
fossil & collection|specimen & catalog|catalogue|label|locality: fossil collection app
fossil & identify|identification|hunting|hunter & fossil: fossil app
foster carer|foster parent|foster care|fostering & social worker|child|young person & log|record|placement|diary: foster care app, foster parent app
fountain pen & ink & swatch|inked|nib|collection: fountain pen app
fountain pen & ink|nib & collection|inked|log|swatch|track: fountain pen app, pen and ink app
fraction & numerator|denominator|equivalent|pizza & learn|practise|practice|child|pupil: fractions app, learn fractions
freediving|freediver|apnea & breath hold|static|co2 table|breath & dive|freediving|freediver: freediving app, apnea trainer
freediving|freediver|static apnea & co2|o2|table|breath hold: freediving app, apnea trainer
freezer & frozen & drawer|shelf|inventory|contents & meal|portion|meat|date: freezer inventory app, freezer contents list
friendship bracelet & knot|thread|string|pattern: friendship bracelet app, friendship bracelet patterns
frog|toad|amphibian & identify|identification & call|species: frog identification app, frog id app
frost & alert|warning|alarm|warn & gardener|garden|grower|vineyard|orchard|seedling: frost alert app, frost warning app
fruit picker|picker|picking & bin|bucket|punnet|lug & piece rate|tally|pay|wage & orchard|fruit|berry|farm: picker tally app, fruit picking app
fuel log|fuel economy|gas mileage|mpg|fuel consumption & litre|gallon|odometer|fill & car|vehicle: fuel log app, uk:fuel tracker app, us:gas mileage tracker
fuel|petrol|diesel & mpg|consumption|fuel economy & fill|fill up|tank & car|vehicle|odometer|mileage: fuel log app, fuel consumption app, us:gas mileage tracker
funeral & plan|wish|wishes & music|reading & order service|arrangement|own funeral: funeral planning app
fur trapper|trapline|furbearer & trap & set|check & catch|season|log: trapping app, trap line app
fuse bead|melty bead|ironing bead|iron bead & pattern: fuse bead app, fuse bead patterns, bead pattern app
g-code|gcode & cnc & view|simulate|toolpath: g code app, g code viewer
gaeilge|irish language|learn irish|irish vocabulary|irish grammar|irish verb & learn|learner & grammar|vocabulary|verb: learn irish app, irish language app
gaelic football|gaa|hurling|camogie & score|stats|match & team|club|player: gaa app
gaelic|gàidhlig & scottish|scotland|gàidhlig & learn|vocabulary|phrase: learn scottish gaelic, scottish gaelic app
galilean|jupiter moons|red spot & jupiter & transit|position|telescope: jupiter moons app
gambling|gambler & quit|stop gambling|urge|bet free|self exclude & recovery|urge|day|saved: quit gambling app, uk:stop gambling app
game call|turkey call|elk call|predator call & hunter|hunting & sound|play: hunting calls app, game calls app
gamekeeper|game shoot|shoot day|driven shoot|shooting syndicate & pheasant|partridge|peg|beater: uk:game shooting app
garage|auto repair|mechanic & job card|repair order & car|vehicle & customer: garage management app, mechanic app, us:auto repair app
garden bird|backyard bird|bird feeder & count|tally|survey|log & species|bird: garden bird app, us:backyard bird app
gardener & client|customer & invoice|quote & visit|round|job: gardener app, gardening business app
garment factory|apparel factory|sewing line & smv|bundle|output & operator|line: garment factory app, garment production app
gas engineer|boiler & landlord|homeowner & gas safety|safety record|gas certificate: uk:gas safety certificate, uk:gas certificate app, gas engineer app
gas rate & boiler|burner|appliance|meter & kw|btu|timer: gas rate calculator, uk:gas engineer app
gauge & knitting|crochet & calculate|calculator|cast on: knitting calculator, gauge calculator
gcode|g code & cnc|milling|lathe: g code app, cnc g code
gcse & revision|revise & quiz|flashcard|question: uk:gcse revision app
gear ratio|gear inches & bicycle|bike & cog|chainring|cassette: bike gear calculator, bicycle gear app
gear ratio|gear teeth & pinion|sprocket|module|teeth & calculator|calculate: gear calculator
gear|sprocket & gear ratio|gear teeth|tooth count|gear module & calculate|calculator: gear calculator app, gear ratio calculator
gedcom & view|open|viewer|import & tree|ancestor|chart: family tree app, gedcom app
gem faceting|faceting diagram|cabochon|lapidary & cut|cutting & gem|stone: lapidary app, gem cutting app
genealogy|ancestor & research log & source|citation|to-do|archive: genealogy research log, genealogy notes app
genealogy|ancestor|family tree|genealogist & gedcom|pedigree|census|descendant|ancestor: genealogy app, family history app
genealogy|family tree & ancestor|generation & record|birth|census: genealogy app, family tree app, family history app
geocache|geocaching & puzzle|cipher|solve|cache|log: geocaching app
geocaching|geocache|geocacher & cache|waypoint|coordinate: geocaching app
geography|capital city|capital cities|world capital & flag|country|countries & quiz: geography quiz app
geologist|geology|geological & strike|outcrop & dip|lithology|structural: geology app, geology field app
geotag|gps stamp|location stamp|timestamp camera & photo & latitude|coordinate|gps & stamp|burn|overlay|watermark: gps camera app, photo location stamp
gestation & cow|ewe|sow|mare|doe & due & calculate|date: animal gestation calculator, gestation calculator, livestock due date
gestational diabetes|diabetes pregnancy & glucose|blood sugar & meal|reading|log: gestational diabetes app
ghost walk|ghost tour|haunted & walk|tour & stop|story|guide & ghost: ghost tour app
gift card|giftcard & balance|expire & wallet|remind|forget|unused: gift card app, gift card balance tracker
gift list|gift tracker|present list|gift planner & birthday|christmas|occasion & recipient|budget|bought: gift list app, uk:present list app
gig driver|gig worker|rideshare|delivery rider|delivery driver|courier & earning & tip|shift|expense|hourly: delivery earnings tracker, gig earnings tracker
glass fusing|fused glass|fusing glass|kilnformed & firing|kiln|anneal: glass fusing app, fused glass app
glaucoma|eye drop|eyedrop & drop & remind|dose|schedule: eye drops reminder, eye drop app
glazier|window fitter|window survey & glass|pane|reveal & measure|quote|survey: window survey app, window measuring app
glider|sailplane|gliding & soaring|thermal|final glide & pilot|task|flight: gliding app, glider app
glp|semaglutide|tirzepatide & dose|injection & log|track|remind|side effect: us:glp1 app, us:glp1 tracker, uk:weight loss injection app
gmrs|cb radio|uhf cb|pmr446 & channel & frequency|callsign: two way radio app, radio channels app
goat & doe|buck|kidding|herd & record|log|track|breed: goat record app, goat management app
gold & carat|karat|melt value|making charge & weight|gram & price|value|rate & calculate|calculator: gold calculator app, gold price calculator
gold panning|gold prospecting|fossicking|gold prospector & gold & claim|creek|river|pan: gold prospecting app
golden hour|blue hour & photographer|photography|photo & sun|sunset|sunrise: golden hour app, sun position app
goldsmith|silversmith|jewellery making|jewelry making|bench jeweller|bench jeweler & alloy|carat|karat|ring blank|metal weight & calculator|calculate: jewelry calculator, us:jewelers calculator, uk:jewellery making app
golf & scorecard|score & stableford|handicap & fairway|putts|tee|golfer: golf app, golf score app, golf scorecard app
golf society|golf trip|golf day|golfer & leaderboard|stableford|skins & tournament|pairing|group|competition: golf competition app
golf swing|golf practice|golf drill|golfer & practice|practise|drill & swing|putting|range: golf practice app, golf training app
gout & purine|flare|attack & log|track|diary: gout app, us:gout tracker
gpa|grade point & calculator|calculate & semester|credit|course: gpa calculator
gpx & file & view|viewer|edit|editor|split|merge & track|waypoint: gpx app
gpx & track|route & view|viewer|open & map: gpx app, gpx viewer
gradebook|mark book|markbook & teacher|pupil|student|class: gradebook app, us:teacher gradebook, uk:teacher mark book, grade book for teachers
grain & elevator|bin|trailer|silo & bushel|tonne|moisture & load|harvest: grain tracking app
grandparent|grandma|grandad|grandpa & life story|memories|childhood|family history & record|question|voice: family stories app
graphing calculator|plot function|graph function|function plotter & equation|function|zoom: graphing calculator, function plotter
grassroots club|amateur club|team manager|sports team|sports club & availability|lineup & player|team & fixture|training|match: sports team app, team management app, team availability app
gratitude|grateful & journal|diary & daily|day|entry: gratitude app, gratitude journal
gratitude|grateful & journal|diary & three|thankful|daily|day: gratitude journal app, gratitude app
gratuity|tip calculator|tip percentage|calculate tip & split|splitting & bill|check|people|person: us:tip calculator, us:tip and split calculator, bill splitter app
gravel|topsoil|aggregate & cubic|tonne & calculate|calculator & depth: gravel calculator, cubic yard calculator
gravestone|headstone|graveyard|cemetery & inscription|grave|burial & photograph|transcribe|map|record: cemetery app
grazing|graze & paddock & rotation|rotate|rotational|rest & cattle|sheep|herd|mob|livestock: grazing app, grazing planner, pasture management app
green leaf|tea & pluck|plucker & kg|weigh: tea weighing app, tea estate app
greenhouse|polytunnel & humidity|temperature & alert|alarm|sensor & plant|grower|seedling|vent|frost: greenhouse app, greenhouse monitor app
greyhound & race & kennel|trial|form|trap: greyhound app, greyhound racing app
grid reference|mgrs|utm & convert & coordinate|latitude: coordinate converter
grid reference|mgrs|utm & coordinate & convert|converter|map|location: coordinate converter, grid reference finder
grief|bereavement|bereaved & journal|memory|letter|prompt & loss|died|loved: grief app
grocery price|supermarket price|shelf price|price of groceries & history|track|record|inflation: us:grocery price tracker, uk:supermarket price tracker
groundhopping|groundhopper|football ground|ballpark & visited|attended|tick: stadium tracker, uk:groundhopping app
growing degree|degree days & crop|pest|orchard|insect: degree day app, growing degree days
guest house|guesthouse|homestay & booking|reservation & room & owner|host|manage: guest house app, guest house booking app, guest house software
guinea pig|hamster|ferret|pet rat|chinchilla & pet|cage|owner & weigh|weight|health: small pet app, small pet care
guitar & fretboard|chord & learn|lesson|trainer & diagram|beginner|fret|strum: guitar app, guitar learning app
guitar|pedalboard & collection|gear & inventory|serial|string change & log|setup|track: guitar gear app
gundog|gun dog|bird dog & train & whistle|retrieve|dummy|handler: gundog training app, us:bird dog training, gun dog app
gurbani|nitnem|hukamnama & read|path|audio|prayer: sikh prayer app, gurbani app
gurdwara|gurudwara & langar|seva & sangat|volunteer|timing|program: gurdwara app
gurmukhi & letter|alphabet & learn|trace|child: learn gurmukhi, punjabi alphabet app
gymnastics|gymnast & routine|vault|deduction & score|skill|floor: gymnastics app
gym|weightlifting|barbell|dumbbell|strength training & set & rep|progressive|personal best: gym log app, workout tracker, strength training app
habit tracker|habit tracking|daily habits|track habits & streak|chain|tick & day|routine|remind: habit tracker, habit app, us:daily habit tracker
haccp|fridge|freezer|probe & temperature & log|record & cafe|restaurant|food safety|commercial kitchen|food business: food safety app, food temperature log
haemochromatosis|hemochromatosis|iron overload & ferritin|venesection|phlebotomy: us:hemochromatosis app, uk:haemochromatosis app
haemophilia|hemophilia & infusion|bleed|factor: us:hemophilia app, uk:haemophilia app
hair pulling|trichotillomania & urge|trigger|streak & track|log|stop: us:hair pulling app, trichotillomania app, us:stop hair pulling
hairdresser|stylist|colourist|colorist & formula|developer|toner & client: stylist formula app, uk:hair colour app, us:hair color formula app
hajj|umrah & guide|step|tawaf & dua|pilgrim|tawaf: hajj and umrah app
hajri|hazri|labour attendance & worker|labour|labourer: attendance register app, labour attendance app
halal & scan|barcode & ingredient|additive|product: halal food app, halal scanner app, halal ingredient checker
hallmark & silver|gold & assay: hallmarks app, silver hallmark app
ham radio|amateur radio & technician|foundation|licence|license & exam|question: ham radio app, ham radio exam, ham radio test app
ham radio|amateur radio|qso & log|logbook & contact|qso|callsign: ham radio app, ham radio log, amateur radio logbook
hand arm vibration|havs & exposure|points & tool|trigger: vibration exposure app, uk:hand arm vibration
hand embroidery|embroidery stitch|embroiderer & learn|lesson|tutorial|beginner: embroidery app, hand embroidery app, learn embroidery
hand therapy|carpal tunnel|hand exercise|wrist exercise & exercise & stretch|grip|finger: hand exercises app
handball & goalkeeper|seven metre|turnover & save|stats|match|goal: handball app
handbell & ring|choir & score|assign|music: handbell app
handbell|bell choir & ring|ringer & assignment|part|music: handbell app
handmade|crafter & material & labour|labor|hourly|time & price|pricing & profit|cost: craft pricing calculator, handmade business app
handmade|crafter & price|pricing & material & labour|labor|hour: craft pricing calculator, craft pricing app, handmade pricing calculator
handover|brain sheet|report sheet & nurse & patient|shift|bed: uk:nursing handover app, us:nurse report sheet
handpan & scale|layout|note|learn: handpan app
handspinning|spinning wheel|drop spindle|handspinner & fibre|fiber|wool|fleece|yarn: hand spinning app, yarn spinning app
handwriting|cursive|letter formation & trace|tracing & child|kid|letter: handwriting practice app, letter tracing app
handwriting|handwritten & ocr|text recognition|convert text: handwriting to text, handwriting ocr app
hangboard|fingerboard|finger strength & hang & climb|climber|grip|edge: hangboard app, climbing training app
hangul & learn|letter|write|syllable: learn hangul, korean alphabet app
hanzi|chinese character & tone|stroke|pinyin & learn|flashcard|practice|write: chinese characters app
harmonica & tab|bend|hole: harmonica app
harness|lanyard & fall arrest|fall protection|height safety|work height & inspect|inspection|check & serial|register|due: harness inspection app, height safety app
harpist|lever harp|pedal harp & lever|pedal|string: harp app
hash house|hashing & hare & trail|run|kennel: hash house app, running club app
hay & bale & count|stack|inventory|sell|customer: hay bale app
hay fever|hayfever|pollen & symptom & pollen|antihistamine|count|sneeze: uk:hay fever app, us:pollen allergy app
hazmat|dangerous goods & un number|placard & lookup|look up|guide: dangerous goods app, hazmat app
headstone|gravestone & transcribe|inscription|photo & cemetery|graveyard|churchyard|grave: gravestone app, cemetery app
hearing aid & battery|batteries & change|note|diary|log|remind: hearing aid battery app, hearing aid battery tracker
hearing test|audiogram|audiometry & tone|frequency & headphone|ear|decibel: hearing test app
heart failure & weight|fluid|swelling & daily|log|track: heart failure app
heat loss & room & watt|btu|u value & radiator|heat pump|boiler: heat loss calculator
heat loss|u-value & radiator|boiler & room & calculate|calculator: heat loss calculator
heating oil|oil tank|propane tank & gauge|level & refill|litre|liter|gallon & home|house|boiler|heating: heating oil tracker
hedgehog & rescue|release|admit|sighting & weigh|weight|feed|garden|map: hedgehog app
hen party|hen do|bachelorette & plan|game|split: uk:hen party app, us:bachelorette party app
hen|backyard chicken & egg & count|lay|laid & log|record|flock|day: chicken app, egg tracker app, egg counter app
heraldry|heraldic|blazon & shield|crest|charge: heraldry app
heritage railway|preserved railway|steam railway & volunteer|guard|footplate & roster|rota|turn: heritage railway app
heritage trail|town trail|sculpture trail|art trail & stop|clue|stamp & map: town trail app
hexadecimal|two's complement & binary & convert|calculator: programmer calculator, binary converter
high jump|pole vault|long jump|javelin|shot put & run-up|approach|technique|mark & athlete|coach|jumper|thrower|vaulter: us:track and field app, uk:athletics app, athletics training app
hiit|tabata|emom|amrap|interval timer & round|rest & timer|beep: interval timer, workout timer
hijri|islamic calendar & date|convert|month: islamic calendar app, hijri calendar
hiking|hiker|hillwalking|bushwalking|tramping & route|trail & gpx|map & offline|navigate|track|walk: hiking app
hip replacement & exercise|precaution & recovery|day|week: hip replacement app, hip replacement recovery
hiragana|katakana & learn|quiz|write|practice: hiragana katakana app, japanese alphabet app
histamine|mcas|mast cell & food & symptom|list|trigger|level: histamine intolerance app, low histamine app
historical marker|blue plaque|plaque & nearby|map & find|photo|read & historic|history|plaque: plaque finder app
history quiz|history timeline|history date & timeline|date & quiz|learn|student: history app
hive|beehive|apiary & queen|brood & inspect|inspection|frame: beekeeping app, hive inspection app, hive record app
holiday let|holiday cottage|vacation rental|short-term rental & host|owner & guest|cleaner|turnover|changeover: us:vacation rental app, uk:holiday let app
holiday let|vacation rental & guest & welcome book|house manual|guidebook|welcome guide: guest guide app, welcome book app, us:house manual app
holiday let|vacation rental|short let|holiday cottage & guest & booking & changeover|turnover|calendar|clean: vacation rental app, holiday rental app, uk:holiday let app
home education|homeschool|home educated|home educating & lesson|attendance|curriculum|portfolio & parent|child|family: us:homeschool app, uk:home education app
home inspector|house inspector|property inspector|building surveyor|home inspection|building survey & defect|damp|roof & report: property inspection app, inspection report app
home inventory|household inventory|home contents & belongings|item & insurance|insurer|value: home inventory app, home contents inventory
home library|personal library|book collection|bookshelf & isbn|barcode & book: home library app, book collection app, book organizer app
home maintenance|house maintenance|home upkeep & gutter|boiler|furnace|smoke alarm|seasonal & remind|homeowner: home maintenance app, home maintenance tracker
home renovation|house renovation|renovating|remodel & budget & contractor|builder|quote|room: home renovation app, renovation budget app
homebrew|home brew|home brewing|homebrewer & hop|mash|malt & beer|ale: homebrew app, beer brewing app
homebrew|homebrewer|home brewing & mash|wort|hops|gravity|ibu & beer: homebrew app, beer brewing app
`
