import type { ToldRows } from "./told-kinds.ts"

export const appRows6: ToldRows = `
quality inspector|quality control|quality inspection & defect & factory|garment|production|batch: quality control app, quality inspection app
quarry|sand|aggregate|gravel & tipper|truck & docket|challan|load ticket: truck load app
queen rearing|graft|queen cell & mating|nuc|graft|emerge & bee|hive|beekeeper: queen rearing app, queen rearing calendar
query letter|literary agent|literary magazine|manuscript submission & submission & rejection|reply|response: writing submissions app, submission tracker
questions for the doctor|questions to ask your doctor|what the doctor said|hospital letter|appointment notes & appointment|visit & history|symptom|medication|letter: doctor appointment app
quilt|quilter|quilting & block & layout|design: quilting app, quilt design app
quilt|quilter|quilting & calculator|calculate & yardage|backing|binding|batting: quilting app, quilt calculator, quilting calculator
quiz night|pub quiz|trivia night & team & score|scoreboard|host|round: pub quiz app, us:trivia night app
quote|quotation & invoice & convert & client|customer: quote and invoice app, quotation app
quran|surah|ayah & memorise|memorize|hifz|hafiz: quran memorization app, hifz app
rabbit & doe|buck & litter|kindle & breed|breeder|hutch|cage: rabbit breeding app, rabbit record app
race timing|race timer|finish line & bib|participant|runner & result|time|lap: race timing app, race timer app
racehorse & gallop|stable|yard|stride & trainer|work|entry|declare: racehorse app, racehorse trainer app
racing pigeon|pigeon racing|pigeon fancier|pigeon & loft & race|velocity|pedigree|ring number|clock: pigeon racing app, racing pigeon app
raffle|tombola|prize draw & ticket & draw|winner: raffle app
rafter|carpenter & roof|hip & pitch|angle|birdsmouth & calculate|calculator|cut: carpentry calculator, rafter calculator
rain gauge|rainfall & log|record|note & gauge|millimetre|monthly total|year to date: rainfall app, rain log app, rainfall log
rain gauge|rainfall & millimetre|inch|gauge & log|record|reading & month|total|year: rainfall log, rain gauge app
rally|regularity & co-driver|tulip|roadbook|pace note|trip meter & stage|navigator|driver|route|codriver: rally app
ramadan & iftar|suhoor|sehri & time|timetable|calendar: ramadan app, iftar time app
ration|feed formulation|feed mix & cow|cattle|sheep|pig|livestock & protein|formulate|dry matter|ingredient: ration calculator, livestock feed app
rc car|rc racing|rc buggy & setup|lap|gear ratio: rc car app, rc racing app
rc plane|model aircraft|rc aircraft|model aeroplane|model airplane|aeromodelling & flight|battery & log: rc plane app, model aircraft app
reading log|reading record|reading diary & child|kids|pupil & school|minute|page: kids reading log, uk:reading record app
reading log|reading tracker|reading minutes|reading diary & child|pupil|class & book|minute|parent: us:reading log app, uk:reading diary app, kids reading tracker
real estate & exam & question|practice: us:real estate exam prep, us:real estate practice test
receipt & issue|generate|receipt book & pdf|print & payer|numbered|received|received from: receipt maker, receipt book app
receipt & warranty & expiry|expire|return|guarantee: warranty tracker app, receipt app
recipe & ingredients you have|what you have|in your fridge|leftover ingredient & suggest|match|find: recipe by ingredients app, what can i cook, recipe finder app
recipe cost|recipe costing|food cost|dish cost|portion cost & ingredient & menu|bakery|margin|portion|price: recipe cost calculator, food cost calculator, recipe costing app
recipe keeper|recipe collection|save recipe|import recipe|recipe box|recipe organiser|recipe organizer & import|cookbook|tag|handwritten|web & cook|ingredient|dish|meal: recipe app, recipe keeper app, us:recipe organizer app, uk:recipe organiser app
recipe|dish & food cost|cost per portion|recipe cost|plate cost & margin|menu price: recipe costing app, food cost calculator
referee & rugby|football|soccer & watch|timer|half & yellow card|sin bin|card: referee app
reloading|handload|handloading & powder & brass|primer|cartridge: reloading app, ammo reloading app
reminiscence & dementia|memory loss|alzheimer & photo|song|music|object|picture: reminiscence app, dementia app, dementia activities app
renter|tenant & move in|deposit & condition & photo & evidence|landlord|report: rental inspection app
repeater & ham radio|amateur radio & nearby|directory & frequency|tone: ham repeater app, repeater directory
report comment|report writer|report card comment & pupil|student & comment|statement|bank: report comment generator, us:report card comments, uk:school report writer
reptile|gecko|bearded dragon|pet snake|tortoise & enclosure|vivarium|terrarium|uvb & feed|shed|weigh: reptile app, reptile care app
reptile|gecko|tortoise|terrarium & feeding & shed|humidity|weight: reptile app, reptile care app
reseller|reselling|resell|flip & thrift|charity shop|second hand|secondhand & profit: reseller app, uk:reselling profit tracker
reseller|reselling|thrift flip|thrift flipping & profit & sold|bought|fee & item|stock|list: reseller app, reseller profit tracker
resident association|residents association|hoa|body corporate & committee|dues|levy: us:hoa app, uk:residents association app
resistor & band & colour|color & code|ohm: resistor color code, uk:resistor colour code
resistor & colour|color & band: resistor calculator, resistor color code
restaurant|cafe|eatery & want to try|been to|visited|tried & list|remember|rate|note: restaurant list app, restaurant tracker app
resume|curriculum vitae|cv & cover letter|employer|job seeker & template|builder|pdf: us:resume builder, cv builder app
retirement|pension pot|401k & projection|calculator|forecast|drawdown & age|savings|income: retirement calculator, retirement planner app
reusable checklist|checklist template & repeat|procedure|tick: checklist app, reusable checklist app
revalidation & nurse|midwife & reflection|cpd|hours|log: uk:nurse revalidation app
revision timetable|revision planner|revision schedule & exam|subject|topic: uk:revision planner, uk:revision timetable app, us:study planner app
reward chart|star chart|sticker chart & child|kid|toddler: reward chart app
reward chart|star chart|sticker chart|behaviour chart|behavior chart & child|kids|toddler: reward chart app
rhyme|rhyming & songwriter|rapper|lyricist & find|dictionary|suggest|write: rhyme app, lyrics writing app
rideshare|delivery driver|gig worker & earning & expense|mileage|hour: driver earnings app, gig earnings tracker
riding school|riding lesson|school horse|riding instructor & pony|horse & book|schedule|assign: riding school app, horse riding lessons app, riding school software
rigging|rigger & sling & angle|shackle|swl|capacity & load: rigging app, rigging calculator
ring size|ring sizer & screen & measure|finger: ring sizer app, ring size app, measure ring size
risk assessment|method statement & site|workplace|contractor & hazard|control measure: risk assessment app, workplace safety app
risk assessment|method statement|jsa|swms & hazard & control & site|sign|job|work: risk assessment app, safety app
river level|river gauge|flood alert|flood warning & gauge|level & river & alert|station|notify: river levels app
river level|river gauge|river height & fishing|angler|salmon & gauge|beat|level|rise: river levels app, river level app
road trip & stop|route & plan|planner: road trip app, road trip planner
road trip|car journey|long drive & game & bingo|license plate|number plate|spot|back seat: us:road trip games, uk:car journey games
road trip|roadtrip & stop|route & plan|planner: road trip app, us:road trip planner
roast dinner|sunday lunch|thanksgiving|turkey|christmas dinner & oven & timer|timing: roast timer app, cooking timer app
rock pool|rockpool|tide pool|tidepool|intertidal & creature|species & identify|identification|find: seashore identification app, uk:rock pool app, us:tide pool app
rock|mineral|gemstone & identify|identifier|identification & geology|hardness|specimen|streak & mineral|rock: rock identifier, mineral identifier, rock identifier app
rodeo|barrel racing|team roping & run|time|entry|score & horse|roper|rider: rodeo app
rogaine|rogaining & checkpoint|control & score|map|route: rogaining app, rogaine app
roleplaying|role playing|tabletop rpg|ttrpg & character sheet|character builder: rpg character sheet, character sheet app
roller coaster|coaster credit & ridden|credit|count|log: coaster tracker, roller coaster app
roller derby & jam|bout|penalty|lineup: roller derby app
roofer|roofing|roof & slate|shingle|batten & calculate|calculator|gauge: roofing app, roofing calculator
rosary & mystery|mysteries|decade & pray|catholic|bead: rosary app, pray the rosary
rose & deadhead|cultivar|prune & bush|bed|garden & log|record|remind|list: rose garden app
rota|staff roster & staff & swap|cover|publish & shift: roster app, uk:rota app, uk:staff rota app, us:employee scheduling app
round robin|knockout bracket|tournament bracket & fixture|draw|bracket & player|team: tournament app
roundwood|sawlog|hoppus|log scale & volume & log|timber & cubic|board feet|diameter: timber volume calculator, timber calculator, log volume calculator
row counter|knitting counter|stitch counter & knit|knitting|crochet|yarn|stitch: row counter, row counter app
rower|ergometer|rowing machine & split|2k|stroke rate & workout|training|coach|crew: rowing app
rowing club|rowing crew|sculling & boat & booking|lineup|attendance|outing|availability: rowing club app, rowing app
rubric & grade|mark|assess & teacher|student|pupil: rubric app, grading rubric app
rug hooking|punch needle|latch hook|rug tufting & rug & pattern|design: rug making app
rugby & lineout|scrum|try|tackle & stats|statistic & coach|match|team: rugby app, rugby stats app
run interval|walk interval|sprint interval|running interval & timer & walk|run|beep: interval timer, running interval timer
running club|run club|runners club & member & session|event|attendance|group: running club app, run club app
running cost|cost to run|electricity cost & appliance|kettle|tumble dryer|washing machine & kwh|watt|calculate: electricity cost calculator, appliance running cost, energy cost calculator
running record & reading|read & pupil|student|teacher: reading assessment app, running record app
running shoe & mileage|distance & replace|wear|retire|track: running shoe tracker, shoe tracker
running shoe|shoe mileage & km|mile & retire|replace|worn|pair: running shoe tracker, shoe mileage tracker
running|runner & couch to 5k|5k|marathon & training plan|training|coach & plan|week|schedule: running app, running training plan
sacco|credit union & member & loan & saving|share: savings and loan app, member savings app
safari|game reserve|game drive & sighting|spotted & animal|mammal: wildlife sightings app, animal sightings app
safeguarding & concern & log|record: safeguarding app, safeguarding concern log
sailing club|yacht club & member & duty|launch|mooring|event|berth: sailing club app, yacht club app
sailing|regatta|dinghy|yacht & start|countdown & race & gun|timer|horn: sailing race timer, regatta timer, sailing start timer
sailing|yacht|sailor & logbook|log book|passage log: sailing log app, sailing logbook
salon|hairdresser & appointment|booking & client & stylist|hair|service|staff: salon app, salon appointment app
salsa|bachata|tango|swing dance & step|move & learn|lesson & dance|dancing|dancer: dance lessons app, learn to dance
sanskrit & learn & letter|alphabet|grammar|read: learn sanskrit app, sanskrit learning app
satellite & pass & iss|space station & overhead|visible: satellite tracker, satellite pass app
sauna & round|session|minute & log|timer: sauna app
sausage & casing|mince|grind & salt|batch|spice & recipe|calculate|percent: sausage making app
savings challenge|saving challenge|52 week saving|money challenge & save|saving|envelope|week: savings tracker, us:money saving challenge, us:savings challenge app
savings club|savings group|savings circle|susu|rosca|tanda|money circle & member & contribution|payout|turn: savings group app, savings club app
sawmill|portable mill & log & board|slab|cant: sawmill app, sawmill calculator
saxophone|clarinet|oboe|bassoon|flute & fingering & chart|altissimo|trill: woodwind app, woodwind fingering chart, fingering chart app
scaffold|scaffolder & hire|quote|job|yard & invoice|customer|price: scaffolding app, scaffolding business app
scaffold|scaffolder & inspect|inspection & tag|handover|tube|board|bay|site: scaffold app, scaffolding app, scaffold inspection app
scale & arpeggio & practise|practice & instrument|piano|violin|exam|grade: scales practice app, music scales app
scale converter|scale calculator|scale conversion & model|miniature & scale & real size|ratio|convert: scale calculator, scale converter, model scale calculator
scale model|plastic model|model kit|kit builder & paint|stash|build & kit|model: scale model app, model kit app
scale recipe|scale a recipe|recipe scaler|recipe scaling|double a recipe|halve a recipe & servings|cups|gram|tin|pan: recipe scaler app, recipe scaling calculator
scan & ticket|guest list & door|entry|check-in & attendee|guest|event: event check in app
scan receipt|receipt scanner|photograph receipt|snap receipt|receipt photo & expense & tax|vat|accountant: receipt app, expense receipt app, receipt scanner app
scent work|nose work|nosework|scentwork & dog|handler & hide|search: dog scent training, scent work app, us:nose work app
schengen & days & 90|180|stay: schengen calculator, schengen days app
schengen|90 180 & day|stay & count|limit|visa|track: schengen calculator, schengen days app
school bag|backpack|pe kit & remind|checklist|timetable & child|kids|parent & school: school bag checklist, school reminder app
school bus & pupil|child|student & parent|stop|driver: school bus app, school transport app
school bus & stop|route & parent|driver & student|pupil|child|children|pickup: school bus app
school dismissal|car line|carline|school pickup & student|pupil & parent|car|teacher: school pickup app
school lunch|school dinner|school meal|dinner money & order|menu & pay|parent: school meals app
school run|school carpool|school lift share & parent & rota|driver|schedule|turn: uk:school run app, us:school carpool app
scientific calculator|rpn|reverse polish & stack|function|trigonometry & calculator: calculator app, scientific calculator
scoliosis & brace|curve & exercise|hour|spine|wear: scoliosis app
score keeper|scorekeeper|scoreboard & board game|card game & player: score keeper app, game score keeper
scoreboard & display|tv|screen & team|sport|match: scoreboard app, digital scoreboard
scottish country dance|morris dance|folk dance|country dance & figure|instruction: folk dance app
scout & crop|orchard|vineyard & pest|weed|insect: crop scouting app, pest scouting app
scout leader|guide leader|brownie leader|den leader & programme|program|meeting|badge|plan: scout leader app
scout|cub scout & merit badge|badge requirement|rank advancement|badge progress: scout app, scout badge app
scout|cub scout|scouting|girl guide|guide unit & badge|troop & pack|patrol|leader|troop: scout app, scouting app
scrap metal|scrap yard|scrapyard|scrap dealer & weigh|price|ticket|load: scrap metal app
screen time & child|kids & earn|token|minute|limit & parent|family: screen time app, screen time for kids
screenplay|screenwriter|screenwriting & scene & dialogue|format: screenwriting app, screenplay app
screenplay|screenwriter|screenwriting & scene|dialogue & write|writing|format|script: screenwriting app, script writing app
scroll saw|fretwork|scrollsaw & pattern|template & wood|saw: scroll saw app, scroll saw patterns
scuba|dive log|diving|diver & log|logbook & depth|buddy|bottom time|dive: dive log, scuba diving app, dive logbook
sea glass|beachcombing|beachcomber & find|beach: beachcombing app, beachcomber app
seashell|mollusc shell|mollusk shell & identify|identification|beachcombing: seashell app
seasonal food|seasonal produce|in season & fruit|vegetable|veg & month: seasonal food app, what is in season
seating plan|seating chart & teacher|classroom|pupil: us:classroom seating chart, uk:seating plan app, us:seating chart maker
seaweed & identify|identification & species|shore|forager: seaweed app, seaweed identification app
secret santa|gift exchange|kris kringle & draw|exclude|exclusion|assign: secret santa app, us:gift exchange app, secret santa generator
secret santa|kris kringle & draw|name|wishlist|exclusion: secret santa app, gift exchange app
security guard|door supervisor & exam|test|mock & question|quiz: security guard test, security licence practice test
security guard|guard tour|security officer|night guard & patrol|tour & checkpoint|nfc|qr|incident: guard patrol app, guard tour app, security guard app
sedge|grasses & identify|identification & key & botanist|awn|spikelet|ligule: botany app, plant identification key
seed packet|seed stash|seed collection|seed inventory|seed saver|seed swap & sow|germination|packet|variety: seed app, seed organizer app
seed packet|seed tin|seed collection|seed library|saved seed & variety|sow|germinate & inventory|list|catalogue|expiry|swap: seed collection app, seed inventory app
seed rate|seeding rate|plant population & sow|drill|planter & calculate|calculator|per: seed rate calculator, seeding rate calculator
seismometer|vibration meter|vibration analyser|vibration analyzer|measure vibration & hertz|frequency|machine|record: vibration meter
self care & checklist|remind|ritual & wellbeing|mental health|mood|kind: self care app, wellbeing app
self help group|shg|vsla|village savings & member & saving & loan|meeting: savings group app
self storage|storage facility & unit & tenant|customer & rent|gate|overdue: self storage app, storage facility app
septic & homeowner|your septic|your tank & remind|log: us:septic tank app, us:septic maintenance log
septic & pump out|pumping|emptied|empty & customer|truck|route & tank: septic service app, us:septic pumping app, septic business app
serial terminal|serial monitor|bluetooth terminal & arduino|microcontroller|esp32: serial terminal app
sermon & preacher|pastor|preach & prepare|preparation|outline: sermon app, sermon preparation app
session tune|irish tune|trad music|traditional tune & abc|tunebook|jig|reel: folk tunes app, tune book app
setlist|set list & band|gig & song: setlist app, band setlist app
sewing pattern|dressmaking pattern|paper pattern & sewing|dressmaking|sewist & organise|organize|catalogue|catalog|collection: sewing pattern organizer, sewing app
sewing pattern|dressmaking pattern|pattern drafting|pattern making & draft|drafting|bodice & measurement: sewing app, pattern making app, sewing pattern maker
sextant|celestial navigation|sight reduction & almanac|fix|sight & star|sun: celestial navigation app
shapefile|geojson & layer & view|edit|feature: gis app, mobile gis
shared shopping list|shared grocery list|household shopping list|family shopping list|shopping list app|grocery list app & aisle|partner|household|supermarket|store: shopping list app, us:grocery list app
shearing|shearer & sheep|shed|wool & tally|count|run: shearing tally app, sheep shearing app
sheepdog|sheep dog|herding dog & whistle|command & train: sheepdog training app, dog whistle app
sheep|flock & ewe|ram|lamb & medicine|movement|tag|holding & record|register: sheep record app, sheep management app
sheep|lamb|goat & drench|worming|deworm|worm egg & record|log|dose|egg count: sheep worming app, worm control app
sheep|lamb|mob & tally|counting|counter & race|gate|yard|drafting: sheep counter app, sheep counting app
sheet metal & bend allowance|bend deduction|flat pattern|k factor: sheet metal app, sheet metal calculator
sheet music|music score & pdf & annotate|page turn|pedal: sheet music app, sheet music reader, music reader app
shift pattern|rotating shift|shift worker|shift rota & night & calendar: shift calendar app, shift work calendar
shift worker|night shift|shift work & sleep & nap|light|melatonin|caffeine: shift work sleep app, night shift sleep app
shift work|shift worker|shift pattern|rotating shift & calendar: shift calendar app, shift work calendar
ship spotting|vessel & ais & position|track|map|live: ship tracker, ais app
shopkeeper|kiosk owner|small shop|spaza|duka|kirana & stock & sale|profit: small shop app, shop stock app, shop management app
shopkeeper|kirana|spaza|duka|shop owner|corner shop & credit|udhar|khata & customer & owe|balance|remind|paid: credit book app, shop ledger app, customer credit app
shorthand|stenography|steno & learn|practise|practice & outline|stroke|dictation|theory: shorthand app
shortwave|dxing & frequency|broadcast & listen|listener|schedule|station: shortwave radio app
shortwave|mediumwave|dxing & station & frequency|schedule & listen|listener|log: shortwave radio app
shot timer|par time|split time & pistol|dry fire|shooter & beep|draw|timer|stage: shot timer app, shot timer
show jumping|showjumping & course & stride|pole|distance: show jumping app, horse jumping course app
shrimp|prawn & pond & salinity|stocking|feed & harvest|survival|feed: shrimp farm app, shrimp farming app, aquaculture app
shuffleboard & score: shuffleboard app, shuffleboard score
sickle cell & crisis|pain|hydration & log|track|trigger: us:sickle cell app, sickle cell tracker
siddur|tehillim & hebrew|prayer|psalm: jewish prayer app
sight reading|sight read|sightreading & music|staff|stave & practice|practise|note: sight reading app, music reading app
sight singing|solfege|sol-fa & practice|practise|learn|train: sight singing app, sight singing practice
sight word|tricky word & child|kid|read & flashcard|learn|practise|practice: us:sight words app, uk:tricky words app
sign document|sign pdf|sign contract & signature: sign documents app, e signature app
sign language|bsl|asl|auslan|fingerspelling & learn|practise|practice & sign|video|handshape: sign language app, learn sign language
silent auction|charity auction & bid|bidder|lot: charity auction app
singing|vocalist|singer & vocal warm|warm-up|warmup|vocal exercise & voice|vocal|pitch: singing app, vocal exercises app
sitar|veena|bansuri & lesson|learn|practice & swara|raga: indian classical music app
site diary|daily log|daily report & construction|builder|building site & subcontractor|labour|labor|foreman|weather: construction daily log, site diary app, construction daily report
site safety|construction site|construction worker & card test|health safety test & question|mock|revision: uk:construction safety test, health and safety test
skateboard|skateboarding|skatepark & trick|spot & skate|skater|skateboard: skateboarding app
skin picking|dermatillomania & urge|trigger|streak & track|log|stop: us:skin picking app, stop skin picking app
ski|skier|snowboard|snowboarder & vertical|piste|slope & run|speed|lift & track|day|log: ski app
skydiving|skydiver|parachute jump & logbook|log|record & jump|canopy: skydiving logbook, skydiving app, skydive log
slackline|highline & anchor|tension|rig|webbing: slackline app
sleep diary|sleep log|sleep journal|sleep restriction & bedtime|awake|wake & diary|log|record: sleep diary app, sleep log app
slide|negative & film|slide & digitise|digitize|invert & scan|scanner|photo: film scanner app
slot car|slotcar & lap|race: slot car app
slow cooker recipe|slow cooker meal|slow cooker time|slow cooker conversion|crock pot & low|high|hour|convert: slow cooker app
slurry & spread & field|nitrogen|tank & record|log: uk:slurry spreading app, uk:slurry records app, nutrient management app
smallholder|smallholding|homestead|homesteader & animal|livestock & crop|garden & task|expense|record: homestead app, small farm app, uk:smallholding app
smart meter|time of use|half hourly|off peak & cheap|cheapest & electricity|kwh: electricity price app
smoker|smoking meat|low and slow|pitmaster & brisket|pork|rib & probe|log|stall|timer: bbq app, meat smoking app
smoking|cigarette|nicotine & quit|stop smoking & craving|money saved: quit smoking app, uk:stop smoking app, us:quit smoking app
snag|snagging|punch list|defect list & builder|contractor|site|new build: snag list app, uk:snagging app, us:punch list app, construction defect app
snake & identify|identification & venomous|species|bite: snake identification app, snake identifier, snake id app
snooker & break|century|frame & score|scoreboard|scorer|scoring: uk:snooker score app, snooker app
snoring|snore & record & night|sleep & score|loud|sound: snoring app, snore recorder
snowmobile|snowmobiling & trail & map|groom|club: snowmobile app, snowmobile trails app
soap & lye & oil: soap making app
soap & lye|saponification|naoh & superfat|calculate|calculator: soap making app, soap calculator
sober|sobriety & day & counter|milestone|craving: sober app, sobriety app
soccer|football & drill & coach & training session|practice plan|session plan: uk:football coaching app, uk:football training app
soccer|football & substitution|playing time & coach & minutes|equal|youth|bench: playing time app, uk:football coaching app
social story|social stories & autism|autistic: social stories app
softball & lineup|batting order|position|inning & coach|team: softball app, softball coach app
soil profile|munsell|soil texture & horizon|field & soil scientist|record|describe|sample: soil app, soil survey app
solar & generation|self consumption|generated & daily|log|reading|monitor: solar panel app, solar generation tracker
solar eclipse|lunar eclipse|eclipse & totality|contact time|countdown & timer|map|time: eclipse app
solar panel|photovoltaic & tilt|array|string & roof|installer & calculate|estimate|output|layout: solar panel calculator, solar calculator app
solar panel|photovoltaic & tilt|string|sizing & calculate|calculator: solar calculator app
solfege|sol-fa|solfa|sight singing & sing|pitch: solfege app, sight singing app
solitaire|klondike & card & deck|tableau|deal|draw: solitaire card game, solitaire game, uk:patience card game
solunar|bite time|feeding time & fishing|angler & moon: solunar app, fishing times app, solunar calendar
sommelier|wine exam|wine certification & grape|region|appellation & flashcard|quiz: wine study app
songwriting|songwriter & lyric|rhyme|verse|chord: songwriting app, song writing app
sota|pota|qrp & ham radio|amateur radio & activation|portable & log|spot: ham radio app, portable ham radio log
sound amplifier|hearing amplifier|amplify & headphone|earphone|earbud & conversation|hearing|speech: sound amplifier app, hearing amplifier app
sound cue|sound effect & theatre|theater & trigger|fade|cue: theatre sound app, sound cue app
sound cue|theatre sound|theater sound|sound operator & theatre|theater|stage|show & play|playback|cue: theatre sound app, sound cue app
sourdough|levain & hydration|bulk ferment|levain|feed & flour|dough|bread|loaf: sourdough app
sous vide & temperature & thickness|water bath|time|steak: sous vide app
sow|piglet|farrow & litter|farrow|boar & wean|pig|pen: pig farm app, pig management app
spearfishing|spearfisher & dive|visibility|swell|speargun|catch: spearfishing app
speech therapy|speech therapist|speech sound & articulation|sound & word|card|practice|practise: speech therapy app, articulation app
speedcubing|twisty puzzle|speedcuber|cubing & timer|average & solve|scramble: cube timer, speedcubing timer, cubing timer app
spelling & child|kids|pupil & word|week & test|practise|practice: spelling practice app, spelling app for kids
spelling bee & list|word & practice|train|competition: spelling bee app, spelling bee practice
spelling list|spelling test|spelling word & child|kid|pupil & practice|practise: spelling practice app, spelling words app
spice & cupboard|rack|drawer|inventory & jar|refill|expiry|run out|shopping: spice inventory app, spice rack app
spider & identify|identification & venomous|species|photo: spider identification app, spider identifier
spirit level|inclinometer|clinometer & angle|slope & degree|phone|measure: inclinometer app
split bill|split expense|splitting expense|splitting bill|split cost & friend|group|housemate|couple|trip & settle|owe: split bills app, us:split expenses app, expense sharing app
sponsored walk|sponsored run|sponsorship form|sponsor form & pledge|lap|charity|school: sponsorship app, sponsorship form app
sports club|club treasurer|team treasurer|team kitty & subs|fine|fee|dues & player|member & pay|paid|owe: team fees app, uk:subs collection app, club fees app
sports day|field day|school athletics & house|heat|race & point|score|result: uk:sports day app, us:field day app, sports day scoring
sprayer|boom sprayer|nozzle & calibrate|calibration|tank mix & rate|litre|gallon & hectare|acre|crop: spray calculator, sprayer calibration app
springboard|platform dive|dive list|high diving & dive|diver & judge|score|difficulty|tariff: diving app, springboard diving app
squash & referee|rally|racketball|let & score|scoring & court|match|player: squash app, squash score app
squash ladder|tennis ladder|club ladder & rank|challenge & player: club ladder app, ladder league app
staff rota|staff roster|employee schedule|staff schedule & shift & cover|swap|team: staff rota app, us:employee scheduling app, staff roster app
stag party|stag do|bachelor party & plan|split|kitty|game: uk:stag do app, us:bachelor party app
stage lighting|lighting designer|dmx & fixture|gobo & channel|cue|patch|address: stage lighting app
stage manager|prompt book|stage management & cue|blocking|show: stage manager app, stage management app
stage manager|stage management|prompt book & cue|blocking|call & theatre|theater|show|stage: stage manager app, stage management app
stain removal|remove stain|stain & fabric|clothes|carpet & wine|grease|blood|ink & treat|remove|removal: stain removal app, how to remove stains
stained glass|leaded glass|leadlight & pattern|design & glass: stained glass app
stair|staircase & stringer|tread|going & rise|riser & calculate|calculator: stair calculator, staircase calculator
stammer|stutter & speech|fluency|block & practise|practice|technique|exercise: uk:stammering app, us:stuttering app
standard deviation|regression & statistics|statistical & calculator|calculate: statistics calculator
star-delta|full load current|motor winding & motor & calculator|calculate: electric motor calculator
stargazing|night sky & constellation|star & planet|point|map|sky: stargazing app, night sky app
start running|run walk|new runner|beginner runner|beginner running|first 5k & interval|week|walk & run|jog: beginner running app, run walk app
steak & doneness|medium rare|core temperature & timer|flip|minute & thickness|side|pan|grill: steak cooking app, steak timer app
steel|metal & weight & plate|bar|profile & calculator|calculate weight: metal weight calculator
steel|rebar & weight & section|rebar|hollow|angle iron|beam|flat bar & calculate|calculator: steel weight calculator, metal weight calculator
stem club|science club|home experiment|kitchen experiment & child|children|kid|pupil & experiment & science: science for kids
step challenge|walking challenge|virtual walk & team|leaderboard|office|workplace|colleague: walking challenge app, step challenge app
stick insect|mantis|isopod & enclosure|culture|tub & instar|moult|molt|feed: invertebrate keeping app, invertebrate care app
stoat|possum|mustelid & trap & catch|caught & line|bait|check: predator trapping app, trap catch app
`
