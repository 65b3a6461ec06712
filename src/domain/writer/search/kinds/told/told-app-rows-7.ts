import type { ToldRows } from "./told-kinds.ts"

export const appRows7: ToldRows = `
stocktake|stock count|inventory & barcode & scan & shop|warehouse|store|product: inventory app, barcode inventory app
stokvel & member|contribution|payout|treasurer: stokvel app, savings club app, savings group app
stokvel|chama|savings club & member & contribution & payout|meeting|balance: savings group app, savings club app
stoma|ostomy|colostomy|ileostomy & bag|output & change|supply|log|leak: uk:stoma app, us:ostomy app
stop alarm|destination alarm|location alarm|wake me & train|bus|station & asleep|gps|nap|sleep: location alarm
stop motion|claymation|onion skin & capture|camera|photo & frame|animation: stop motion app
stopwatch & lap|split & athlete|runner|swimmer & coach: stopwatch app for coaches, coach stopwatch
storage bin|storage box|storage container & qr|label|contents & attic|loft|garage|find: storage box organizer, storage inventory app
storage box|moving box|box content & label|qr & find|contents: box inventory app, storage box app
storm chaser|storm chasing|storm spotter & tornado|chase|radar|supercell: storm chasing app, storm chaser app
storyboard|storyboarding & shot|scene|panel & draw|sketch|frame: storyboard app, storyboarding app
stretching|stretches & routine & hold|timer|hamstring: stretching app, stretching routine
stroke survivor|stroke patient|stroke recovery|stroke rehab|hemiplegia & exercise|rehab & arm|hand|finger|walk: stroke recovery app, stroke rehab app, stroke exercises
stutter|stammer & speech|fluency|speak & practice|practise|exercise: uk:stammering app, us:stuttering app
subnet|cidr & ip & mask|network & calculator|calculate: subnet calculator, ip subnet calculator
subscription tracker|track subscription|forgotten subscription|streaming subscription|manage subscription & renew|recurring|cancel|monthly|cost: subscription tracker, subscription manager
suckler|beef herd|cow calf & cow|calf & calving|bull|wean: beef herd app, cattle record app
sudoku & solve|play|puzzle & candidate|hint|difficulty|level|daily: sudoku app, sudoku puzzles
sugarcane|sugar cane & cutting|farmer|mill & tonne|field|harvest|load: sugarcane app
suicide|suicidal|self harm & safety plan|crisis plan & coping|helpline|contact|warning sign|distract: safety plan app, crisis plan app, mental health safety plan
sun path|sun position|solar path|sun angle & shade|shadow|compass|augmented|window|azimuth: sun position app, sun tracker app
sun position|sun path|golden hour|azimuth sun & sunrise|shade|shadow|angle & sun: sun position app
sunday league|grassroots|youth team|sports club & availability|fixture & squad|coach|team & player: team management app, sports team app
sunday school & class|child|pupil|teacher: sunday school app
sundial & latitude|solar noon|equation time & calculate|calculator|design|hour: sundial app
sunrise|sunset & day length|twilight|golden hour|sunrise times: sunrise sunset app, sunrise and sunset times, sunset app
superheat|subcool|refrigerant & pressure temperature|charge|saturation|pressure & hvac|technician|refrigeration|superheat: hvac app, hvac technician app, refrigerant pressure chart
supervised driving|learner permit|student driver|learner driver|logbook hours & log|logbook & night|supervised|required hours: driving hours log, learner driver logbook, us:driving log app, us:student driver log
surfer|surfing|surfboard & session & log|journal|quiver & wave|swell|board: surf app, surf log, surf journal
surfing|surfer|surf break & swell & wave height|wave period & forecast: surf app, surf forecast app
surgical logbook|operative log|procedure log|case log & resident|trainee|surgeon|anaesthetist: procedure log app, us:case log app
suspension & mtb|mountain bike & sag|rebound|fork|shock & setup|setting|tune: mtb suspension app, bike suspension setup
susu|tontine|rosca|paluwagan|ajo|esusu|pardner & member & contribution|turn|payout: rotating savings app, savings circle app
swarm & bee|beekeeper & collect|collector|report & call|nearest|location|map: bee swarm app, swarm collection app
sweepstake & draw & team & tournament|office|cup: uk:sweepstake app, uk:sweepstake generator
sweepstake|office pool & draw & team|tournament|race: uk:sweepstake app, us:office pool app
swim meet|swim team|swim coach & heat|relay|split|stopwatch & swimmer|time: swim team app, swim app
swim meet|swimming gala|swim club|swimming club & heat|timekeeper & lane|split|race: swim meet app
swim school|swimming lesson|swim teacher & pupil|student & level|badge|progress|class: swim school app, swimming lessons app
swimmer|swimming|swim & pool|length & lap|split|drill|set & training|workout|session|coach: swimming app, swim training app
swimming hole|wild swimming spot & map|find|location: swimming hole finder
swimming|swimmer & workout|set & pool|length|lap & drill|plan|training: swimming app, swim training app
symptom diary|symptom tracker|track symptoms|log symptoms & pain|fatigue|severity & doctor|gp|appointment: symptom tracker app, symptom diary app
synchronised swimming|artistic swimming|synchronized swimming & routine|figure|judge|coach: artistic swimming app, synchronized swimming app
synthesizer|synthesiser|synth & oscillator|filter & patch|sequencer|sound: synthesizer app, synth app
tabla & taal|theka|bol: tabla app
table tennis|ping pong & score|scoreboard & point|serve|game|match: table tennis app, table tennis score app, ping pong score
tabletop rpg|ttrpg|dungeon master|game master|roleplaying & initiative|encounter|monster & campaign|combat|party: game master app, dm app
tachograph|drivers hours|driving hours & break|rest & lorry|hgv|truck|coach: drivers hours app, driver hours tracker
tai chi & form|movement & lesson|learn|practice|beginner: tai chi app
tailor|dressmaker|seamstress & measurement & customer|client & order|due|delivery: tailor app, tailoring app, tailor measurement app
tailor|seamstress|dressmaker & customer|client & garment|alteration|blouse & measurement: tailor app, tailoring app
tajweed|noorani|qaida & learn|lesson|practise|practice: learn quran reading, quran learning app
take home pay|take home|net pay & tax|deduction|national insurance & calculate|calculator|work out: salary calculator, uk:take home pay calculator, us:paycheck calculator
take-home pay|take home pay|payslip & calculator|calculate & tax: pay calculator, salary calculator, uk:take home pay calculator, us:paycheck calculator
tally counter|headcount|people counter & venue|capacity|door|crowd: people counter app, crowd counter app
tanpura|tambura|shruti box & drone & raga|riyaz|practice|pitch: tanpura app
tap drill|thread pitch & unc|metric|bsp|tpi: thread chart app, tap drill chart
taper|tapering|deprescribe & dose|mg|medication & reduce|reduction|withdrawal: us:medication taper app, dose taper app
tarantula & molt|moult & feed|enclosure|log: tarantula app, tarantula tracker
tarantula & molt|moult|feeding: tarantula app
target shooting|rifle club|marksman|air rifle & score|group size & target|shot: target shooting app, shooting score app
tarot & card & meaning|learn|spread & deck|journal|reading: tarot app
tasbih|dhikr|zikr & counter: tasbih counter, dhikr counter, zikr counter app
tattoo & artist|studio & appointment|client & consent|deposit: tattoo studio app, tattoo artist app
tattoo & try on|preview|placement & skin|body|arm|photo: tattoo design app, tattoo preview app
tattoo artist|tattooist|tattoo studio & client & booking|consent|deposit|appointment: tattoo studio app, tattoo artist app
tax residency|days abroad|residency days & days & country|count: days abroad app, tax residency app
taxi|cab|minicab & driver & takings|earning & shift|expense|fuel: taxi driver app, taxi earnings tracker
team picker|pick teams|fair teams|balanced teams|team generator & player & random|skill|rating|balance: team generator, team picker, team maker app
teleprompter|autocue & script & scroll|speed: teleprompter app, uk:autocue app
telescope & eyepiece & magnification|field view|barlow & calculate|calculator: telescope calculator, eyepiece calculator
telescope & eyepiece & magnification|focal|field of view & calculate|calculator: telescope calculator, eyepiece calculator
telling time|tell time|tell the time|quarter past & clock|analogue|analog & child|kid|learn: telling time app, learn to tell time, clock learning app
temperature blanket|weather blanket & yarn|crochet|knit|row: temperature blanket app, temperature blanket
tennis & score|scoring & tiebreak|tie-break|advantage|deuce & umpire|watch|tap|scoreboard|set: tennis app, tennis score app, tennis scoring app
tennis court|padel court|pickleball court|squash court|sports court & book|booking|reserve & member|club|slot|player: court booking app, sports court booking
tennis|squash|badminton|table tennis & ladder & challenge|rank & club|league|player: ladder league app, sports ladder app
tenpin|ten-pin|bowling league|bowling ball|bowler & pin|strike|spare & frame|average|score: bowling app
thank you note|thank you card|thank you letter & gift|present & who gave|written|sent|track: us:thank you note tracker
thank you|thank-you & gift & who gave|giver|received & note|card|written: gift tracker app, thank you card tracker
theme park|amusement park & queue|wait & ride: theme park app
theory test|highway code|hazard perception & driving|driver|learner|car & question|mock|quiz: uk:driving theory test, uk:theory test practice, driving theory app
thru hike|thru hiker|thru-hike|thru-hiker & resupply|water source|shelter & mile|trail|town: long distance hiking app, thru hiking app
thyroid|hashimoto & tsh|symptom|levothyroxine & dose|level|log|track: thyroid app, us:thyroid tracker
tidal stream|tidal current|slack water & knot|speed|direction: tidal currents app
tide & tide times|tide table|tidal height|high water & harbour|harbor|port|station|shore|coast: tide app, tide times app, us:tides app
tiffin|dabba & customer & deliver|monthly|subscription|meal: tiffin app, tiffin service app
tiler|tiling|tiles & grout|tile adhesive & calculate|calculator|waste: tile calculator, tiling calculator
timber|lumber & volume|cubic & hoppus|scaling|sawmill|forestry & calculate|calculator|measure: timber calculator, timber volume calculator
time study|cycle time|work study & operation|element & standard time|takt|stopwatch: time study app, work study app
time zone|timezone & meeting & overlap|convert|city|cities: time zone app, time zone converter
time zone|timezone|world clock & meeting|call|abroad & overlap|convert|compare: time zone app, time zone converter
timegrapher|mechanical watch|watch accuracy & beat|rate|regulate|second: watch accuracy app, watch timing app
timegrapher|watch accuracy|beat rate & watch & mechanical|amplitude|beat|seconds: watch accuracy app, watch timing app
timelapse|time-lapse|intervalometer & interval & shot|camera|clip|frame: time lapse app
times table|multiplication & child|kids|pupil & practice|practise|quiz|game|learn: times tables app, us:multiplication practice
times table|multiplication table|multiplication fact & practise|practice|learn|quiz: times tables app, us:multiplication facts app, learn multiplication
timesheet|day rate|time tracking & subcontractor|gang|labourer|crew & construction|builder|building site: construction timesheet app, site timesheet app, us:construction time tracking
timesheet|time sheet & hours & overtime|job|pay|break: timesheet app, work hours tracker
timetable & lesson|lecture|subject & student|pupil: uk:timetable app, us:class schedule app, student timetable
tin whistle|penny whistle & tune|tab|fingering: tin whistle app
tinnitus & sound|mask|relief|noise & sleep|relax|quiet|play: tinnitus app, tinnitus relief sounds
tip & waiter|waitress|bartender & shift & log|earn|income: tip tracker app, tips log app
tip pool|tip split|tip-out|tipout|tronc & staff & hours|share: tip app, tip pooling app
tithe & church|income & track|record: tithe tracker, tithing app
tithe|tithing & income|percent|tenth & track|calculate|giving: us:tithe app
tone generator|signal generator & frequency|hertz & sine|sweep|square wave: tone generator, frequency generator
tool & lent|borrow|loan|sign out|check out & workshop|site|crew|van & who|scan|return: tool tracking app, tool checkout app
toolbox talk|safety briefing & sign|attend & site|crew: toolbox talk app, safety meeting app
toolbox talk|toolbox meeting|tailgate meeting & safety|crew|site: safety meeting app, toolbox talk app
toothbrush|toothbrushing|tooth brushing|brush teeth & timer|two minute & child|kids|teeth: toothbrush timer
torque & bolt|flange & nm|ft lb|tighten: torque app, bolt torque app
totp|two-factor|2fa & authenticator|generate code|one-time code & token|account: authenticator app, 2fa app
touch typing|typing tutor|typing speed & wpm|lesson|speed & finger|keyboard|accuracy: typing practice app
tour guide & headcount|itinerary & group|guest: tour guide app
tour operator|tour company|safari operator & booking|guest|manifest: tour operator app, tour operator software
tournament & bracket|knockout|round robin|group stage & create|generate|make|organise|organize|schedule: tournament app, tournament maker
tow truck|recovery truck|breakdown recovery|vehicle recovery & job|call & vehicle|driver|dispatch: towing app, tow truck app, uk:vehicle recovery app
tow weight|nose weight|tongue weight|towing capacity|towing limit & trailer|caravan|hitch & calculate|weight|limit: us:towing calculator, us:towing capacity app
towing|tow & axle|payload|kerb weight|noseweight|tongue weight & caravan|trailer|rv: towing weight app
track day|motorsport|race car & lap time|lap timer|tyre temperature|tire temperature & circuit|driver|track: track day app
tractor & swath|parallel|guidance & gps: tractor gps app, tractor guidance app
tradesman|tradie|tradesperson|tradespeople|handyman & job & quote|invoice & customer|client: trades app, job management app, uk:tradesman app
trading card|baseball card|football card|sports card|tcg & collection|binder & grade|value|scan|set: trading card app, card collection app
trail camera|trail cam|game camera & photo|picture & sort|species|organise|organize|tag: trail camera app, trail cam app
trail running|trail runner|trail run|fell running & elevation|route|race & log|plan|map: trail running app
trail running|ultra running|fell running|ultramarathon|ultra runner & aid station|cutoff|checkpoint|elevation: running app, trail running app
trainspotting|railfan|trainspotter|railway enthusiast & sighting|spotted|log: uk:trainspotting app, us:railfan app, train spotting app
trampoline|trampolinist & routine & difficulty|tariff|gymnast: trampoline app, trampoline routine app
transcribe|slow down & loop & pitch & song|solo|lick: slow down music app, music slow downer
transgender|gender transition|transfem|transmasc & hormone|voice|dysphoria|hrt: transgender app
travel budget|trip budget|backpacker budget|travel expense & currency|daily|spend: travel budget app, trip budget app, travel expense tracker
travel journal|travel diary & trip|place|memory|photo: travel journal app, travel diary app
travel journal|travel diary|trip journal|trip diary|travel memories & trip|country|photo|journey: travel journal app, travel diary app, us:trip journal
travel journal|trip journal|travel diary & entry|entries|photo|day: travel journal app, travel diary app
travel sickness|motion sickness|car sick|carsick & horizon|relief|passenger|nausea: motion sickness app, uk:travel sickness app
travel|trip|holiday & currency & budget|daily spend: travel budget app, us:travel expense tracker
treadmill & incline|speed & workout|interval: treadmill app, treadmill workout
treasure hunt|scavenger hunt & clue & create|make: treasure hunt app, scavenger hunt app
treasure hunt|scavenger hunt & clue|task|checkpoint & create|make|build|organise|organize: scavenger hunt app, treasure hunt app
treasurer & club|charity|society & ledger|cash book|accounts: treasurer app, club accounts app
tree & identify|identification & leaf|bark|bud & species|key|photo: tree identification app, tree identifier
tree height|clinometer & tree|forest & measure|estimate & angle|distance|pace: tree height app, measure tree height, clinometer app
tree stand|treestand & hunter|hunting & deer|whitetail: hunting app, us:deer hunting app
tree surgeon|arborist & tree & survey|job|inspect|quote & report|client|site: arborist app, uk:tree surgeon app
tree survey|arborist|arboricultural & tree & inspection|tag|condition & report|survey: tree survey app
tree survey|tree inventory|tree & dbh|girth|stem diameter & crown|tag|condition|species: tree survey app, tree inventory app
triathlon|triathlete & swim & bike|brick|transition: triathlon app
triathlon|triathlete & swim & bike|run: triathlon app
trig point|trig pillar & find|log|visit|bag: uk:trig point app
trip|holiday|vacation & split & expense|cost & owe|settle|balance: split expenses app, group trip expenses, trip cost splitter
trombone|euphonium|tuba & position|valve & fingering|slide|chart: brass instrument app
truck|trucker|lorry|hgv & low bridge|bridge height|vehicle height|clearance & route|navigate|navigation: truck route app, truck gps app, low bridge app, uk:hgv sat nav
trumpet|cornet & fingering|embouchure|valve: trumpet app
truth table|karnaugh & boolean|logic gate|logic expression: boolean algebra app, logic app
tunebook|tune book|abc notation & tune & reel|jig|folk|trad: tunebook app, folk tunes app
tuner & guitar|violin|ukulele|cello & cent|chromatic|microphone & pitch|note|string: tuner app, instrument tuner
tutor|tutoring & invoice|billing & lesson|student|pupil: tutor management app, tutoring app for tutors
twins|triplets & baby|babies|newborn & feed & nappy|diaper|nap: twin baby tracker
two stroke|2 stroke|premix & oil & ratio|mix: two stroke mix calculator, us:2 stroke mix app, fuel oil mix calculator
tyre pressure|tire pressure & bike|bicycle|mtb & tubeless|gravel|rider weight|rider: us:bike tire pressure, uk:bike tyre pressure
tyre pressure|tire pressure & car|vehicle & psi|tread|spare: us:tire pressure app, uk:tyre pressure app
tyre|tire & tread depth|tread & fleet|truck|vehicle & inspect|inspection|fitter: tyre app, tyre inspection app, us:tire inspection app
udhar|khata & credit|owe: credit ledger app, khata app
ukulele|uke & chord & strum|song|diagram: ukulele app, ukulele chords
ultimate frisbee|ultimate team|ultimate disc & point|pull|stat & team|player|line: ultimate frisbee app
umpire & cricket|wicket & counter|count|clicker & over|ball: cricket umpire app, umpire counter
unit converter|unit conversion|convert units & metric|imperial|length|weight: unit converter
unit price|price per unit|better value|best value & supermarket|grocery|pack|shelf & compare|cheaper|cheapest: unit price calculator, price per unit app, price comparison calculator
unpaid carer|family carer|family caregiver|young carer & respite|wellbeing|own time|diary|journal: uk:carers app, us:family caregiver app
used car|secondhand car|second hand car & checklist & inspect|buy|seller: used car checklist, us:used car inspection app, uk:car buying checklist
uv index & skin|burn|sunscreen: uv app, us:uv index app
vaccination|immunisation|immunization|vaccine & baby|child|children & parent|paediatric|pediatric|clinic & schedule|due: vaccine schedule app, us:immunization record app
value study|tonal value|notan & artist|painting|painter: value study app, painting reference app
varroa & count & wash|drop|sugar roll & threshold|percent|mite load|infestation: beekeeping app, varroa app, varroa mite counter
vedic & math|maths|arithmetic & trick|sutra|practice|learn: vedic maths app, learn vedic maths
vegan & scan|barcode & animal derived|animal ingredient|gelatine|gelatin|hidden: ingredient checker app, vegan scanner app
vegan|plant based & recipe & meal|ingredient & cook|cooking|plan|protein: vegan recipes app, vegan app
vegetable|allotment & sow & bed|plot & calendar|plan|layout: vegetable garden planner, garden planner app, uk:allotment planner app
vertigo|dizziness|vestibular|meniere & dizzy|balance|episode|attack|spin|head: vertigo app
veterinary|vet student|vet tech & exam|quiz|flashcard & question|study|student: veterinary study app
veterinary|veterinarian|vet & dosage|dose & drug & calculate|calculator|formulary|mg: vet drug calculator, veterinary dose calculator, veterinary app
veterinary|veterinarian|vet & farm visit|farm call|mobile vet|ambulatory & invoice|client|case|record: mobile vet app, veterinary records app, veterinary software
vhf|marine radio & mayday|distress & exam|licence|license|course|learn: marine radio app, vhf radio app
via ferrata & route|grade|map|climb: via ferrata app
video analysis|slow motion & technique|swing & athlete|coach|player: video analysis app, sports video analysis
video game|retro game & collection|backlog & console|cartridge|platform: video game collection app
village hall|community hall|parish hall & booking & hire|hirer|key|calendar: hall booking app, community hall booking, uk:village hall booking
vineyard|grapevine & block|row|prune|brix & spray|harvest|record|log: vineyard app, vineyard management app
vinyl|lp|record collection & collection & record|pressing & album|sleeve|barcode|artist|turntable: vinyl collection app, record collection app, vinyl record app
visitor & sign in|gate pass|visitor pass|visitor log & gate|guard|reception & host|badge|vehicle|time: visitor management app, visitor log app
visitor book|visitor log|visitor sign & reception|host|badge|sign in: visitor sign in app, visitor log app
visual schedule|visual timetable & autism|autistic|routine|special needs|child: visual schedule app, uk:visual timetable app
visual timetable|visual schedule|picture schedule|now next & autism|autistic|adhd|child: visual routine app, uk:visual timetable app, us:visual schedule app
vitamin|supplement & remind & daily|dose|take & stack|bottle|tablet|capsule|supplement: vitamin reminder, supplement app
vocabulary|vocab & word list|flashcard|vocab list & translation|translate|language: vocabulary app, vocabulary trainer
voice memo|voice note|dictation|recording & transcribe|transcript & text: voice to text app, transcription app
volleyball & rotation|libero|serve receive & lineup|coach|court|set: volleyball app, volleyball rotation app
volleyball & stat|stats & kill|dig|ace|pass: volleyball app, volleyball stats app
voltage drop & cable|conductor|wire & calculator|calculate: electrical calculator app, voltage drop calculator
voltage drop|ampacity|cable size|wire size & circuit|electrician|cable|run & calculate|calculator|length: electrician calculator app, voltage drop calculator, cable size calculator, us:wire size calculator
volunteer firefighter|retained firefighter|on-call firefighter & callout|pager|availability|respond: volunteer firefighter app
volunteer hours|volunteering hours & log|track|verify|sign-off: volunteer hours tracker, volunteer log app
volunteer rota|volunteer roster|volunteer shift|volunteer schedule & charity|event|festival: volunteer scheduling app, uk:volunteer rota app, volunteer roster app
vrat|ekadashi & fast|fasting & date|reminder|calendar: hindu fasting app, vrat calendar app
waiter|waitress|bartender|restaurant server & your tips|log tips|record tips|tips per|tip income & shift|earn: tips tracker app, us:tip tracker
wakeboard|wakeboarding|wakeboarder & trick|cable|boat|pass: wakeboarding app, wakeboard app
walkaround|vehicle inspection|vehicle check|pretrip|pre trip & van|truck|lorry|trailer|hgv & defect & driver: vehicle check app, vehicle inspection app, uk:walkaround check app
walking group|ramblers group|hiking club|walking club|tramping club & leader|programme|member & walk|hike|tramp: hiking group app, walking group app
walking group|rambling club|rambler & walk leader|programme & member|walk|register: walking group app
walking tour|audio tour|audio guide & stop|gps & listen|audio|narrate: audio tour app, audio guide app
wallpaper & roll & calculate|calculator|how many|pattern repeat: wallpaper calculator, wallpaper roll calculator, how much wallpaper
wallpaper & roll & drop|pattern repeat & calculate|calculator|how many: wallpaper calculator, wallpaper roll calculator, how much wallpaper
wandering|wander & dementia|alzheimer & location|locate|gps & alert|carer|caregiver|family: dementia location tracker
war memorial|roll honour & name & soldier|regiment & research|service: war memorial app
wardrobe|closet & outfit & clothes|capsule|wear|photo: wardrobe app, us:closet app, us:outfit planner
warfarin|anticoagulant & inr & dose|target|result: warfarin app, inr tracker
wargame|wargaming|tabletop army|skirmish & army list|roster & points: wargaming app, army builder app, wargame army list
warranty|guarantee & receipt & appliance|product|purchase & expire|expiry|remind: warranty tracker app, warranty reminder app
washing symbol|laundry symbol|care symbol|care label & symbol & wash|iron|tumble: laundry symbols app, washing symbols guide
water delivery|water jar|water can|water tanker|water bottle supplier|jar water & customer & empty|jar|bottle|can|tanker: water delivery app, water supplier app
water meter|household water & reading|usage|consumption & leak|bill|household: water usage tracker, water meter app
water polo & goal|exclusion|stats|score: water polo app
water softener & salt|regeneration & level|remind|bag: water softener app, water softener salt reminder
watercolour|watercolor|acrylic paint|oil paint|gouache & mix & pigment|palette|recipe: us:color mixing app, uk:colour mixing app, paint mixing app
waterfall & find|map|nearest & plunge|cascade|waterfall height: waterfall app, waterfall finder
waterfall & visited|tick|find & map|directions|nearby & hike|walk|fall: waterfall app
waterski|waterskiing|water ski & slalom|buoy|boat speed: water skiing app
waypoint & gps|coordinate & gpx|kml & export|save: waypoint app, gps waypoints
weaning|baby food|first foods|starting solids & baby & allergen|puree|taste|food: uk:baby weaning app, us:first foods tracker
weather diary|weather log|weather journal|weather observer & temperature|rain & record|observe|note|daily: weather diary app, weather log, weather journal
weather diary|weather log|weather observation & record|observation|reading & daily|day & temperature|rain|wind|cloud: weather log app, weather diary app
weather station & console|sensor|anemometer & reading|data|dashboard|display: weather station app, personal weather station app
weaving|handweaver|handweaving|weaver & draft & shaft|treadle|loom: weaving app, weaving draft app
weaving|weaver|loom & warp & sett|epi|ends|reed & calculate|calculator: weaving app, weaving calculator, warp calculator
wedding & guest & rsvp|table plan|seating: wedding app, wedding guest list app
wedding photographer|wedding photography & shot list|group shot|family formal: photography shot list, shot list app
wedding planner|wedding planning|plan wedding|couple & budget & supplier|vendor|checklist & wedding: wedding app, wedding planning app
wedding speech|wedding toast & write|prompt|draft: wedding speech app
weed & identify|identification & crop|lawn|paddock|field|invasive & leaf|photo|seedling|species|rosette: weed identification app, weed identifier app, identify weeds app
weight tracker|weight log|track your weight|weigh yourself|daily weight & graph|trend|chart & lose|weight loss|bmi: weight tracker, weight log app, us:weight loss tracker
weightlifting|powerlifting|barbell|lifter & plate|rep|1rm & workout|lift|set|squat: lifting app, weightlifting app
welder|welding & amp|amperage|wire speed & thickness|setting: welding app, welding settings app
welder|welding & wps|welder qualification|weld procedure|heat number|weld log|weld map: welding app, weld tracking app
welding|welder & exam & question|quiz|practice: welding exam prep
welsh|cymraeg & learn|learner & vocabulary|phrase|mutation|lesson: learn welsh app, welsh learning app
whale|dolphin|cetacean|porpoise & sighting & report|log|record|survey: whale sightings app, dolphin sightings app
wheelchair|mobility scooter & ramp|kerb|curb|step free & map: wheelchair map app, wheelchair accessible places
whisky|whiskey & dram|cask|distillery & tasting|collection: uk:whisky app, us:whiskey app
whisky|whiskey & tasting note|nose|palate & bottle|shelf|distillery|cask: whisky app, whisky tasting notes
whist & trick|trump|drive & score|hand|table: whist app
white noise|lullaby & baby|newborn & soothe|sleep|settle: baby sleep sounds
whitewater|river paddler|kayaker|kayak|canoe & river level|gauge & rapid|river|paddler: whitewater app, river levels app
whittling|wood carving|spoon carving|woodcarver & wood|knife|carve|carving: wood carving app
wildflower|wild flower & identify|identification|key & petal|species|colour|color|bloom: wildflower identification app, flower identifier, uk:wild flower app
wildlife rehab|wildlife rescue|wildlife hospital|wildlife rehabilitator & patient|intake|release|admit: wildlife rescue app, wildlife rehab app
wind meter|wind speed meter|handheld anemometer & gust|knot|direction: wind meter, wind speed app
window cleaner|window cleaning & round|customer|payment: window cleaning app, uk:window cleaner app, window cleaning business
windsurf|windsurfing|windsurfer & sail|wind|session: windsurfing app
wine & cellar|rack & bottle|vintage & drink|inventory: wine cellar app, wine app, wine inventory app
wine & cellar|wine rack & bottle & drinking window|drink window|inventory|vintage: wine cellar app, wine collection app
wine & tasting note|tasting & aroma|palate|nose|score & bottle|grape|glass|vintage: wine tasting app, wine tasting notes
winemaking|wine making|home wine|winemaker & ferment|fermentation|brix|racking & batch|gravity|must: winemaking app
winemaking|wine making|winemaker & brix|sulphite|sulfite|racking|must & ferment|barrel|batch|grape: winemaking app, wine making app
wingfoil|wing foil|wing foiling & wind|session|spot: wing foil app
wishlist|wish list|gift registry & gift|present & reserve|claim|family|share: wish list app
woodturning|woodturner|segmented bowl|segmented turning & lathe|bowl|turn|turning: woodturning app
woodworking|woodworker & project & board|joint|timber|lumber & plan|cut|tool: woodworking app
woodwork|woodworker|woodworking & furniture|joinery|cabinet & design|3d|draw & plan|model: woodworking app, woodworking design app
wood|timber & species & identify|identification & end grain|grain|hand lens: wood identifier, wood identification app, wood id app
word count & writer|novelist|writing & daily|goal & streak|target|progress: writing tracker app, word count tracker
word game|word puzzle & letter|anagram|tile & play|daily|guess|player: word game, word game app
word search|wordsearch & hidden|grid|find & puzzle|game|play: word search, word search puzzles
work diary|fatigue & truck driver|heavy vehicle & rest|break: driver work diary, truck driver logbook
work order|preventive maintenance|cmms & machine|equipment|asset & technician|breakdown|spare: maintenance app, work order app
worksheet & generator|generate|maker & math|maths|spelling: worksheet generator
worldbuilding|world-building|worldbuild|fantasy world & lore|timeline & character|map|place: worldbuilding app
worship & setlist|set list & song|chord & band|team: worship set list, worship team app
worship team|church band|praise team|worship leader & song|setlist & chord|team|schedule|rota: worship team app, worship planning app
`
