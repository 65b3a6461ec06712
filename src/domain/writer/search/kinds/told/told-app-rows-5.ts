import type { ToldRows } from "./told-kinds.ts"

export const appRows5: ToldRows = `
model rocket|model rocketry & altitude|motor|launch: model rocket app, model rocketry app
modular synth|eurorack & module & rack|patch: modular synth app
molarity|molar|stoichiometry & solution|lab & calculator|calculate: chemistry calculator, lab calculator
mole & catcher|mole trap & client|field|lawn|job & trap|caught|catch: mole catcher app, mole trapping app
mole & skin & photo & compare|change|melanoma|monitor: mole tracker app, skin mole app
moneylender|money lender|lender & borrower & interest & instalment|installment|repay|due: money lending app, loan management app
monthly budget|budgeting|household budget|budget app|personal budget & income|salary|paycheck|payday|envelope & spend|bill: budget app, budgeting app, us:budget planner app
mood tracker|mood diary|mood journal|mood log & feeling|emotion|pattern|trigger: mood tracker, mood diary, us:mood journal, mood app
moon phase|lunar phase|phases moon & calendar|month & moonrise|full moon|widget|tonight: moon phase app, moon calendar
moon phase|lunar phase|phases of the moon & full moon|new moon|waxing|calendar: moon phase app, moon calendar
moon|lunar|biodynamic & sow|planting & garden|gardener|vegetable & root day|leaf day|moon phase|lunar calendar|waxing|waning: moon gardening app, moon planting calendar, planting by moon
morning pages|freewriting|free writing & page|word|timer|stop: freewriting app
morning routine|evening routine|bedtime routine|daily routine & step & timer|checklist|habit: routine app, daily routine app
morse & learn|practise|practice|trainer & code|letter|cw: morse code app, learn morse code, morse code trainer
morse|morse code & dit|dah|cw|letter|key: morse code app
mosaic & tessera|tesserae|tile & pattern|design & artist|make|craft|grout: mosaic app
mosque|masjid & iqamah|jamaat|jamat & time: mosque app, mosque prayer times
mot & remind|expiry|expire & insurance|road tax|car tax|your car: uk:mot reminder app, uk:car reminder app
moth trap|moth & light trap|trap & species & record|count|log: moth trap log, moth recording app
moth trap|moth trapping|light trap & moth & record|species|count|log: moth recording app, moth trap app
motocross|enduro|dirt bike & engine hours|hour meter|lap|suspension & ride|rider|bike|track: dirt bike app
motorbike|motorcycle & service|maintenance|oil change & log|odometer: us:motorcycle maintenance app, uk:motorbike service app
motorcycle|motorbike & theory test|permit test & question|practice: uk:motorcycle theory test, us:motorcycle permit test, motorcycle theory app
motorcycle|motorbike & twisty|curvy|scenic|touring & route|road & ride|plan|map: motorcycle route app, uk:motorbike route app, motorcycle app
motorhome|campervan|rv|motor home & overnight|stopover|park up|dump station|dump point & find|map: us:rv app, uk:motorhome app, uk:campervan app
mountain bike|mtb & trail & condition|map|network: mountain bike trails app, mtb trails app
mountain rescue|search rescue & callout & team: search and rescue app
mountain|peak & panorama|augmented|camera & label|identify|name & summit|peak|horizon: mountain identification app, mountain identifier
moving house|moving home|house move|moving day & checklist|box|boxes|movers|pack: moving planner app, uk:moving house app, us:moving checklist app
moving house|moving home|moving box|house move|moving day & box|carton & qr|inventory|contents|label: moving box app, moving boxes organizer
mowing|lawn mowing|lawn care & client|customer & route|round & invoice|paid|owe: lawn care business app, lawn mowing business, us:lawn service app
muay thai|shadow boxing|punching bag|heavy bag|boxer & combo|combination & call|callout|punch|audio: boxing training app, boxing combos app
mudlark|beachcomb|beachcomber|sea glass & find & log|record|tide|beach: beachcombing app
mulch & cubic|bag & calculate|calculator & depth|bed: mulch calculator, how much mulch
multiple sclerosis & relapse|fatigue|injection|symptom & log|track|diary: multiple sclerosis app
munro|summit|peak & bagging|bagged|ticked & mountain|hill: peak bagging app, uk:hill bagging app
mural|muralist|doodle grid & wall & scale|project|overlay|grid|trace & paint|painting|sketch|artist: mural app
murder mystery & party & suspect|host|clue: murder mystery party app, murder mystery app
museum|curator & accession & object|artefact|artifact & catalogue|catalog|condition: museum collection app, museum catalogue app
museum|gallery|heritage site & audio guide|audio tour & exhibit|visitor|object: audio guide app
mushroom & flush|spawn|substrate & batch|log|yield|block: mushroom growing app, mushroom cultivation app
mushroom|fungi & spot|find & log|map|gps & forager|foraging|picker|season: mushroom foraging app, mushroom spot tracker
mushroom|fungi|fungus & identify|identification & spore|gill|species|cap: mushroom identification app, mushroom identifier
music notation|notation editor|compose score|musicxml & write|edit|compose & staff|score: music notation app, music writing app
music teacher|piano teacher|guitar teacher & invoice|fee|billing & student|pupil|lesson: music teacher app
music teacher|piano teacher|music studio|instrument teacher & student|pupil & schedule|invoice|attendance: music teacher app, music lesson app
music theory & question|quiz & exam|grade: music theory app, music theory practice
music theory & quiz|lesson|exam & key signature|interval|scale|chord: music theory app
musical instrument|band instrument|orchestra instrument|school instrument & loan|borrow & serial|return|school: instrument loan app
musician|session player & gig & fee|invoice|mileage|expense: gig app for musicians, musician app
nail biting|bite nails|biting nails & stop|quit & urge|streak|track: nail biting app, stop nail biting, us:quit nail biting app
nail tech|nail technician|nail salon & client & appointment|booking: nail tech app, nail salon app
naismith|walking time|pacing & bearing|contour|leg & hill|hike|mountain|navigation: hiking navigation app, hiking time calculator
namaz|salah|salat|adhan|azan & prayer time|prayer times: muslim prayer app, prayer times app
name badge|name tag & print & event|conference|attendee: name badge maker, event badge app
name picker|student picker|random student|random pupil & class|teacher|pupil|student: random student picker, classroom name picker, random name picker
nanny|au pair & hour|timesheet & pay|overtime|track|week: nanny app, nanny hours tracker
nanny|au pair|babysitter & hours & pay|invoice: childcare hours tracker
nap & baby|newborn|infant|toddler & wake window|nap schedule|bedtime|next nap: baby sleep app, baby nap tracker
narrowboat|canal boat & canal|waterway & lock|mooring|water point: canal app, uk:canal boat app
national park & stamp|passport|badge|visited & collect|checklist|track|visited: us:national parks app, national park tracker
national park|state park & visited|passport|tick & list|stamp|log & park: parks checklist
natural dye|yarn dyeing|fabric dyeing|dyebath|dyer & mordant|fibre|fiber|yarn|wool & dye|dyeing: dyeing app, natural dye app
nature journal|phenology|nature diary & season|observation|first|sketch|bloom: nature journal app, nature diary app
nature journal|phenology|nature diary & season|sketch|sighting|first: nature journal app, nature diary
nclex|nursing exam|nursing student & question|quiz & exam|prep: nursing exam prep, nursing student app
near miss|accident book|incident report|accident report & workplace|site|factory|worker & injury|photo|hazard: incident report app, accident report app
near miss|hazard report|incident report & workplace|site & safety: safety reporting app, workplace safety app
nectar|bloom & hive|apiary|beekeeper & plant|flow & calendar|map|date: beekeeping app, bee plants app
needlepoint & canvas|stitch|thread: needlepoint app
neet & question|mock|previous year & biology: neet preparation app
neighbourhood watch|neighborhood watch & patrol|report|alert|street: uk:neighbourhood watch app, us:neighborhood watch app
nest box|nestbox & chick|egg|fledge & record|monitor|check: nest box app, nest box monitoring
net worth & asset & liability|debt|property|pension: net worth tracker, us:net worth app
netball & goal|quarter|centre|roster & team|coach|score|player: netball app
neutral density|nd filter & shutter|exposure & calculator|calculate|timer|stop: long exposure app, nd filter calculator
newspaper & customer & deliver|hawker|round & bill|monthly|collect: newspaper delivery app, newspaper agent app
nights away|camp nights|camping nights & scout|guide & log|record: scout camping app, uk:nights away log
nitrox|trimix & mix|mod|blend|oxygen & diver|dive|cylinder: scuba calculator, dive gas calculator, nitrox calculator
no spend|no buy & day|challenge|streak|calendar: no spend challenge, us:no buy app
noise & classroom & meter|level|decibel: classroom noise meter, noise monitor app
noise exposure|noise dose & worker|workplace & decibel|db|limit: noise exposure app, workplace noise app
nonogram|picross|griddler & puzzle|grid|solve: nonogram app, nonogram puzzles
nordic ski|country skiing|langlauf & wax|groom|trail|technique & ski|skier: nordic ski app, cross country ski app
note reading|read music|reading music & treble|bass clef|clef|stave & flashcard|practice|learn|game: note reading app, learn to read music
noun gender|der die|grammatical gender & german & learn|quiz|train: german articles app, german grammar practice
novel|novelist|fiction & chapter|plot & write|writing|writer & word count|manuscript|draft|outline: writing app, novel writing app
novel|novelist|manuscript & chapter & character|plot & draft|write|outline: novel writing app, book writing app
novena|litany & catholic|saint: catholic prayer app
obd|obd2|elm327 & adapter|bluetooth|dongle & car|engine|vehicle: us:obd2 app, us:car scanner app, car diagnostics app, uk:fault code reader
oboe|bassoon & reed & cane|scrape|gouge: reed making app
ocd|intrusive thought & exposure|erp|compulsion|ritual & urge|ladder|hierarchy|track|log: ocd app
oee & machine|line & downtime|availability: oee app
off grid & solar & battery|inverter & load|appliance & size|calculate: off grid calculator, solar sizing app
old photo|old family photo|slide negative|photo print & scan|digitise|digitize & album|caption|date|faded: photo scanner app, scan old photos
omer & count & sefirah|blessing|night|jewish: omer counter, counting the omer
one-to-one|one-on-one & manager & report|team & feedback|agenda: manager notes app
oolong|puer|gongfu|loose leaf & tea & steep|infusion: tea app, tea steeping app
open water swimming|wild swimming|cold water swimming|sea swimming|wild swim & temperature|dip|spot|tide: open water swimming app, uk:wild swimming app
open water|wild swimming|cold water|sea swimming & swim|swimmer & temperature|dip|spot: open water swimming app, uk:wild swimming app
oral history|life story|family story & record & grandparent|question|interview & audio|voice|memory|memories: life story app, family stories app
orchard & block|row|variety & prune|spray|pick & record|log: orchard app, orchard management app, fruit farm app
orchid & repot|bloom & care|collection|water: orchid app
orchid & repot|bloom|water & collection|species|hybrid & log|record|track|remind: orchid app, orchid collection app
organ transplant|kidney transplant|liver transplant|transplant recipient|transplant patient & rejection|tacrolimus|immunosuppressant|medication: transplant app, transplant patient app
organist & hymn & play|accompaniment|registration|service: church organist app
organist|pipe organ|organ stop & registration|stop|recital|organ: organist app, organ app
orienteering & course|control & map|punch|split: orienteering app
orienteering|orienteer & control|course|compass & map|punch|course: orienteering app
orienteering|orienteer & control|course|map|compass: orienteering app
origami & fold|diagram|crease: origami app
orthodox & saint|troparion|church & fast|feast & calendar|day: orthodox calendar app
orthostatic|dysautonomia & standing|salt & symptom|episode|heart rate: dysautonomia app, us:pots tracker app
osce & station|checklist|examination & student|practice|practise: osce app, osce practice
oscilloscope|spectrum analyser|spectrum analyzer & fft|waveform & signal|audio|microphone: signal analyzer app
outgrown|kids clothes|baby clothes|hand me downs & size & box|tub|attic|loft|inventory: kids clothes organizer
overlanding|4x4|off-road|4wd & trail|track & waypoint|convoy|route|map: off road app, 4x4 app
ovulation|fertile window|basal|cervical mucus|bbt & conceive|trying for baby|pregnant|fertility awareness & chart|cycle: fertility app, fertility tracker, ovulation app
owe|iou|lent & friend & borrow|lend|lent|paid back & money|cash|amount: debt tracker app, who owes me, iou app
owner operator|trucker & load & settlement|per mile|ifta|broker: us:trucking app, us:owner operator app
pace & runner|running|marathon & calculator|calculate|finish time & split|distance|race: pace calculator, running pace calculator
pace calculator|pace band|race predictor|predict finish|race time & marathon|runner|running|10k & pace: running pace calculator, us:race pace calculator
pack weight|base weight|gear list|gear weight & hiking|backpacking|tramping|hike & gram|ounce|weight: gear list app, us:backpacking gear list
packed lunch|lunchbox|lunch box|school lunch & idea|plan & child|kids|school & week|day: lunchbox ideas app, uk:packed lunch planner, us:school lunch planner
packing list|pack list|packing checklist & trip|travel|holiday|vacation & checklist|template|item|weather: packing list app, packing checklist app, us:travel packing list, uk:holiday packing list
packing list|pack list|suitcase|packing & trip|travel|holiday|vacation & tick|check|item|template|forget: packing list app, packing app, travel packing list
padel & americano|mexicano & round|tournament|court|player: padel app, padel americano app
pagan|wiccan|wicca & sabbat|spell|grimoire: pagan app
paint & litre|gallon|tin & wall|ceiling & coat & calculate|calculator|how much|area: paint calculator, how much paint, paint estimator app
paint calculator|paint coverage|how much paint & wall|room|ceiling & litre|gallon|coat|tin: paint calculator app
painter|decorator & quote|estimate & invoice|job & room|wall|paint|decorating: painter app, painting business app, painting quote app
palaeography|paleography|secretary hand & learn|read|transcribe & letter|handwriting|document: old handwriting app, paleography app
pallet & carton|box & stack|layer|fit & dimension & calculate|calculator|how many: pallet calculator, pallet stacking app
pallet|crate & empties|returnable|balance|owed & customer|supplier|depot & return|track: returnable packaging app
palpitation|arrhythmia|afib|atrial fibrillation & symptom|episode & diary|log|record: heart symptom tracker
panchang|tithi|nakshatra & calendar|muhurat: panchang app, hindu calendar app
panic attack|anxiety & grounding|coping|worry & calm|breath|breathing: anxiety app
pantry|larder|kitchen cupboard|fridge & expiry|expiration|expire|use by|best before & food|grocery|jar|tin|ingredient: food expiry app, us:food expiration tracker
papercraft|scrapbook|scrapbooking|cardmaking|card making & stamp|die|ink & inventory|stash|organise|organize: craft organizer app, craft stash app
paragliding|paraglider|hang gliding|hang glider & vario|thermal|flight|launch: paragliding app
paramedic|emt & exam|quiz & question|study: paramedic study app
parked car|where you parked|where parked|where i parked & remember|forget|find: find my car app, us:parked car locator
parkinson & tremor|dose|off|medication|exercise & symptom|log|track|remind|practise|practice: parkinsons app
parkour|freerunning & vault|move|spot|train: parkour app
parliamentary procedure|speakers list & motion & chair|meeting: meeting procedure app
passport & expire|expiry & remind|renew: us:passport expiration reminder, uk:passport expiry reminder
password & vault|password manager & encrypted|login & master|local|offline: password manager, password app
password generator|passphrase|diceware & random|strong & generate|word: password generator
pawnbroker|pawn shop|pawnshop & pledge|loan|redeem|ticket: pawn shop app, pawn broker app
payday|paycheck|pay cheque & budget & bill & left|spend: us:paycheck budget app, uk:payday budget app
pcos|polycystic & symptom|insulin|cycle & log|track: pcos app, us:pcos tracker
peak bagging|munro|hill bagging|summit & tick|bagged|climbed & hill|mountain|peak|summit: hill bagging app, peak bagging app, summit tracker
pedometer|step counter|counts your steps|count steps & walk & goal|distance|day: step counter, pedometer app, us:step tracker
pelvic floor|kegel & exercise|squeeze & hold|set|remind: pelvic floor exercises, uk:pelvic floor app, us:kegel app
penpal|pen pal|penfriend|snail mail & letter|postcard & sent|received|reply & track|log|record: pen pal app, letter log app
per diem & travel & rate|allowance: per diem app
perfume|fragrance & collection & wear|worn|wardrobe|decant|scent: perfume app, fragrance app, perfume collection app
perimenopause|menopause & hot flush|hot flash|hrt|symptom & track|log|diary: menopause app, menopause symptom tracker
period tracker|period tracking|your period|menstruation|next period & cycle & predict|flow|cramp: period tracker, period app, cycle tracker app, menstrual cycle app
periodic table & element & atomic|isotope|mass: periodic table app, chemistry elements app
permit test|dmv & driving|driver & question|practice test: us:permit practice test, us:dmv practice test, us:drivers permit test
permit to work|work permit|hot work permit & confined space|hot work|isolation & issue|sign|authorise|authorize: permit to work app
personal licence|alcohol licensing & exam|quiz & question|revision: uk:personal licence exam, uk:personal licence quiz
personal trainer|pt client|fitness coach & client & programme|program|session|workout: personal trainer app
pest control & customer|client & technician|treatment|visit & report|invoice|job|bait: pest control app, pest control software, pest control business
petanque|boules|bocce & jack|cochonnet|pallino|ball & score|measure|league: boules app
pet|dog|cat & medication|meds|medicine|insulin|pills & remind|dose|given|log: pet medication reminder, pet medication tracker
pet|dog|cat & seizure|epilepsy & log|diary|record|vet: pet seizure diary, pet seizure tracker
pharmacology & quiz & drug|question|student: pharmacology quiz app
philatelic|philately|philatelist|stamp collection|stamp collector|postage stamp & collection|album|catalogue|catalog: stamp collecting app, stamp collection app
philatelic|philately|postage stamp|stamp collection|stamp collector & identify|identification & photo|scan|camera: stamp app, stamp identifier
phone addiction|digital detox|doomscroll & block|limit|less & usage|phone: digital detox app, phone addiction app
phonetic alphabet|nato alphabet|spelling alphabet & alpha|bravo|nato|callsign: phonetic alphabet app
phonetic transcription|phonetic symbol|english pronunciation|english phoneme & symbol|transcription|phoneme & english: english pronunciation app, english phonetics app
phonics & letter|sound & blend|read|child: phonics app, learn to read app
photo booth & print|strip|template & event|wedding|party: photo booth app, event photo booth
photobooth|photo booth & party|event|wedding & guest|print|strip: photo booth app, photobooth app
photographer|photo studio & client & booking|contract|invoice & gallery|shoot|session: photographer app, photography business app
phrasebook & travel|traveller|traveler|tourist: phrasebook app, travel phrasebook
phrasebook|phrase book & traveller|traveler|travel|phrase: phrasebook app, travel phrases app
phrasebook|phrase book|useful phrases & travel|traveller|abroad|trip & language|speak|pronounce: travel phrasebook, phrasebook app, travel phrases app
physio|physiotherapy|physical therapy|rehab exercise & exercise & rep|hold|set|adherence: rehab exercise app, uk:physio exercises app, us:physical therapy app
piano tuner|piano technician & client|customer & appointment|reminder|invoice|service: piano tuner business app, piano technician app
piano tuner|piano tuning|piano technician & inharmonicity|octave stretch|tuning curve|temperament: piano tuning app, piano tuner app
pickleball & round robin|rotation|open play & doubles|partner|paddle|court: pickleball app
pickleball & score|scoring|scorekeeper & serve|server|side out: pickleball app, pickleball score app, pickleball score keeper
picture framer|picture framing|mat cutting|mount cutting|framing shop & quote|cut|moulding & mat|mount|frame: picture framing app
piece rate|piecework|piece work & worker|operator & wage|pay: piece rate app, piecework app
pigeon & loft & pair|breed|ring: pigeon loft app, pigeon app
pig|hog & weight & girth|tape|weigh|gain & market|feed|estimate: pig weight app
pilates & workout|exercise|sequence & follow|timer|video|library: pilates app
pilgrim|pilgrimage|camino & stage|albergue|walk & route|day|stamp|path: pilgrimage app, pilgrim route app
pilgrim|pilgrimage|camino & stage|route & walk|albergue|hostel & stamp|credential|kilometre|day: pilgrimage app
pilot|aviator & logbook|log book & aircraft|aeroplane|airplane: pilot logbook, flight logbook, pilot log app
pinball & score|tournament|league & machine|player: pinball app
pinhole camera|pinhole photography & exposure|reciprocity|focal: pinhole camera app
pipe & diameter|flow & pressure|fall|gradient & calculate|calculator|size: plumbing calculator, pipe calculator
pipe & pressure drop|friction loss & flow & diameter|velocity: pipe flow calculator
pipefitter|pipe fitter|steamfitter|pipe offset & elbow|offset|flange|spool|mitre|miter: pipefitter app, pipe fitter app
pipette|pcr|hemocytometer & lab|bench & calculator: lab calculator app
pitch pipe & note & choir|barbershop|quartet|cappella: pitch pipe app, pitch pipe for choir
pitch pipe & singer|sing: pitch pipe app, pitch pipe
pixel art|sprite editor & draw|editor|canvas & palette|grid|frame: pixel art app, pixel art maker
pizza & dough & hydration|flour|yeast & ball|weight|ferment|proof: pizza dough app
plane spotting|planespotter|aircraft spotting|plane spotter & registration|spotted|log: plane spotting app, plane spotter app
plant hire|tool hire|equipment rental|equipment hire|tool rental & excavator|digger|tools|machine|equipment & off hire|depot|return|contract: equipment rental app, equipment hire app
plant identification|plant identifier|identify plant|identify any plant|identify wild plant|name plant & photo|camera|snap: plant identifier app, plant id app, identify plants app
plant nursery|nursery stock|garden centre & tray|pot|propagate & stock|batch|inventory: plant nursery app, nursery stock app
plasterer|plastering|plasterboard & bag|skim|sheet & calculate|calculator: plastering calculator, plasterer app
plate meter|grass cover|pasture cover|grass wedge|sward & paddock|graze: grassland management app, pasture management app
playgroup|toddler group|stay play & register|attendance & session|parent|family|families: toddler group app
plc|ladder logic & simulate|simulator & relay|timer|coil|program: plc simulator, ladder logic app
plumber|plumbing & exam & question|quiz|practice: plumbing exam prep
plumber|plumbing & job & quote|invoice & customer|client: plumber app, plumbing business app, plumber job app
pmdd & mood & cycle|luteal|symptom: pmdd app, pmdd tracker
pocket money|kids allowance|weekly allowance & child|kids & parent & save|jar|spend|balance: kids allowance tracker, uk:pocket money app, us:allowance app
poet|poem|poetry & write|draft|compose & rhyme|syllable|metre|meter: poetry writing app, poem writing app
poet|poetry|poem & rhyme|syllable|haiku|sonnet & write|writing|compose: poetry app, poetry writing app
poker & bankroll|session & win|loss|profit & track|log|stake: poker tracker, poker bankroll tracker
poker & blind & timer|clock|level & home game|tournament|chip: poker tournament app, poker timer, poker blinds timer
polar alignment|polar scope & mount|polaris|reticle: polar alignment app
polar alignment|polar scope & polaris & mount|align: polar alignment app
pole dance|pole fitness|pole dancer & move|pose|trick|combo: pole dance app, pole fitness app
pollen count|pollen forecast|pollen level & hay fever|grass|birch: pollen app, uk:hay fever app
polo & chukka: polo app
pomodoro & timer & work|study|session|break: pomodoro app, pomodoro timer, focus timer
pomodoro|focus timer|deep work & break|session & minute|task|distraction|timer: focus timer, us:focus app
pool|swimming pool & chlorine & alkalinity|ph|test strip: us:pool water app
pool|swimming pool & chlorine & ph|alkalinity|acid & test|dose: pool app, pool water test, pool maintenance app
porn|pornography & quit & urge|streak|accountability|recovery: quit porn app
portable appliance|appliance testing|appliance tester & label|retest|plug|pass & test: uk:pat testing app, appliance testing app
posing|photo pose|pose idea & portrait|photographer|photo shoot & couple|newborn|pose: posing app, photo poses app
postnatal|postpartum & diastasis|core|pelvic & exercise|workout: uk:postnatal exercise app, us:postpartum workout
posture & slouch|sit up|upright & remind|alert|camera|exercise: posture app, posture correction app
potluck & dish & guest|bring|sign-up: potluck app, potluck organizer
pottery studio|ceramic studio|ceramics studio|community studio & member|shelf|booking|firing request & pottery|kiln|ceramic|clay: pottery studio app
pottery|potter|ceramicist & piece|pot & log|track|record|journal & glaze|clay|firing|kiln: pottery app
pottery|potter|ceramicist|ceramic & glaze & recipe & chemistry|test tile|silica|batch: glaze app, glaze recipe app, ceramic glaze app
potty training|toilet training & toddler|child & sticker|chart|remind|accident|timer: us:potty training app, uk:potty training app, uk:toilet training app
poultry|layer & flock|shed|poultry house & mortality|feed & batch|egg|bird: poultry farm app, poultry management app, poultry record app
powerlifting|powerlifter & meet|attempt|competition & total|squat|bench: powerlifting app, powerlifting meet app
practice log|practice journal|practice diary & instrument|piano|violin|music & minute|streak|goal|piece: music practice log, music practice tracker, practice journal app
practise instrument|practice instrument|practice session|practice log|music practice & instrument|musician|violin|piano|repertoire & log|track|streak|minutes: music practice app, instrument practice app
prayer list|prayer journal|prayer request & answered|pray|god: prayer app, prayer list app
pre-decimal|old money & shilling & convert|pence|worth: uk:old money converter
prediction league|score prediction|predict scores|tipping competition & match|game|fixture & friend|office|point|league: prediction league app, score prediction app
pregnancy|pregnant & trimester|due date|week by week & baby|bump: pregnancy app
pregnancy|pregnant & week by week|weeks pregnant|trimester|bump & track|diary|log|countdown|kick: pregnancy app, pregnancy tracker
premature baby|preemie|nicu|neonatal unit & parent & weight|milk|discharge|diary: premature baby app, us:nicu parent app
prep list|mise en place|par level & chef|kitchen & station|shift|cook: kitchen prep list, chef app
prepaid electricity|prepayment meter|prepaid meter|electricity token & unit|token|kwh: prepaid electricity tracker, prepaid meter app, electricity units tracker
prepper|emergency preparedness|go bag|bug-out|72-hour kit & supply|supplies|kit & emergency|disaster|stockpile: emergency preparedness app, prepper app
prescribed burn|burn plan|controlled burn & humidity|wind|fuel & crew|acre|hectare|plan|unit: prescribed burn app, burn plan app
presentation timer|speech timer|speaker timer|talk timer & green|amber|yellow|red: presentation timer, speech timer app
pressure cooker & time|minute & natural release|quick release|bean|rice: pressure cooker app, pressure cooker times
private pilot|general aviation|microlight & aircraft & weight balance|fuel|checklist|flight plan|runway: pilot app, aviation app
private pilot|ppl & exam|written|knowledge test & question|quiz|practice: private pilot test prep, pilot exam app
probate|deceased estate|estate executor & inventory & belonging|item|contents: estate inventory app
propagation & hf & band|muf & solar|condition: ham radio propagation, hf propagation app
prop|costume & theatre|theater|wardrobe department & inventory & hire|scene|show: theatre inventory app
protein & gram & intake|target|daily & meal|food|eat: protein tracker, protein intake app
psoriasis & flare|plaque & trigger|photo|log|biologic: psoriasis app, us:psoriasis tracker
psychometric|aptitude test|numerical reasoning|verbal reasoning & numerical|abstract|verbal & practice|question: aptitude test practice
psychrometric|wet bulb & air & humidity & calculator|chart|calculate: psychrometric calculator
pta|ptfa|ptsa & school & volunteer|fundraise|event|treasurer: pta app
ptsd|trauma recovery & grounding|coping & exercise|symptom|breath|tool: ptsd app, ptsd help app
pub & visited|tick & pint|ale|landlord: pub app
pub quiz|quiz night|trivia night|quizmaster & team|round & host|quizmaster|run|score: quiz night app, uk:pub quiz app, us:trivia night app
public speaking|filler word|toastmaster & filler|pace|record & practise|practice|speech: public speaking app, speech practice app
public toilet|public restroom|nearest toilet|nearest restroom|nearest bathroom|toilet finder & find|map|nearest & open|accessible|free|near: uk:toilet finder app, us:restroom finder, us:bathroom finder app
puja|aarti & hindu & mantra|audio|deity: hindu prayer app, puja app
puppet|puppetry|ventriloquist|marionette & puppeteer|show|marionette & perform|theatre|theater|stage: puppet app
puppy & potty|housetrain|toilet train|pee|wee & log|schedule|time: puppy training app, puppy potty tracker
puppy & toilet|potty|wee|pee & log|schedule|timer|accident: puppy app, puppy training app, us:puppy potty tracker, uk:puppy toilet training
puppy & whelp|litter & weigh|weight & breeder|dam|born: dog breeding app, puppy weight tracker
qada|qaza|missed prayer & muslim|islam|salah|namaz|fajr|ramadan & track|count|log: missed prayers tracker, qada tracker
qibla & compass: qibla app, qibla compass
qigong|qi gong & form|movement|breath & practice|learn|follow|beginner: qigong app
qr code generator|qr code maker|qr generator & wifi|link|label|logo: qr code generator, qr code maker
quail & flock|hatch|breed & egg: quail app
quaker & worship & testimony|silence|advices: quaker app
`
