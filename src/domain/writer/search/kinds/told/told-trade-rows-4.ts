import type { ToldRows } from "./told-kinds.ts"

export const tradeRows4: ToldRows = `
orchestra & amateur|community & rehearsal|rehearse: amateur orchestra, orchestra to join
orthodontist|orthodontic & braces|aligners|retainer & teeth: teeth straightening, orthodontist
orthotics & insoles|biomechanical & foot|feet|shoe: orthotics
osteopath|osteopathy & sciatica|neck pain|headache|desk & treatment|appointment|clinic|patient: osteopath, osteopathy
our restaurant|restaurant serving|bistro|brasserie & menu|dishes & table|reservation|dinner: restaurant, places to eat, restaurants
outboard|inboard|marine engine|boat engine & repair|servicing|winterise|winterize & engineer|mechanic|workshop|technician: boat engine repair, marine engineer, us:boat mechanic
oven cleaning|oven cleaner|oven valet & dip|range|carbon|hob|rack: oven cleaning, oven cleaner
oven|cooker|ovens|cookers & domestic appliance|appliance repair|element & repair|engineer: oven repair, appliance repair
pa system|sound system & hire|rental & speakers|microphone|mixer|engineer & event|band|festival|conference: pa hire, pa system hire, us:sound system rental
packaging design|packaging designer & brand|label|food|product: packaging design, packaging designer
paddleboard|paddle board|paddleboards & hire|rental|rent & hour|day|board: uk:paddleboard hire, us:paddle board rental
paddleboard|paddleboarding & lesson|hire|tour|guided & buoyancy|launch|instructor|wetsuit: paddleboarding, paddle boarding
paddock|paddocks & topping|harrowing & maintenance|contractor|service|rolling|spraying: paddock maintenance, paddock topping
padel & court & book|member & play|player|game|racket: padel, padel courts, play padel
paintball & marker|arena|game|battle & players|groups|party: paintball, paintballing
painter|decorator & interior|exterior & decorating|wallpaper|woodwork & house|home|room: painter and decorator, house painters
palaeography|old handwriting & transcription|transcribe|latin & record|document|manuscript: old document transcription
paper conservator|paper conservation & manuscript|map|print|document & tear|stain|deacidify|foxing: paper conservator, document restoration
paragliding|paraglide & tandem|course|instructor & launch|pilot|wing|flight: paragliding
parasol|parasols & repair|recover & canopy|garden|patio: parasol repair, us:patio umbrella repair
parenting class|parenting course|parenting programme|parenting workshop: parenting classes, parenting course
parrot|cockatiel|budgie & boarding|holiday care & cage|aviary: bird boarding
parrot|cockatoo|macaw & beak trim|wing clipping|nail trim: parrot grooming
party wall & surveyor|award|notice: uk:party wall surveyor
passenger ferry & crossing & timetable|fare|sailings|skipper: ferry, passenger ferry
passport photo|passport photos & visa|print|digital|code: passport photos, passport photo
pat testing|portable appliance & test|testing & appliance|label: test and tag, uk:pat testing, uk:portable appliance testing
patch lining|pipe lining|drain relining|sewer relining|pipe relining & drain|sewer: drain relining, drain repair, us:trenchless sewer repair, us:sewer pipe lining
patent attorney & filing|invention|application: patent attorney, patent application help
paternity & dna & swab|lab|sample|kit: dna test, paternity test, dna testing
patient transport|non-emergency medical|medical transport & hospital|appointment|stretcher: patient transport, us:medical transportation, us:non emergency transport
payroll bureau|payroll service|outsourced payroll & payslip|hmrc|pension: payroll services, outsourced payroll
pearl|bead|pearls|beads & restring|restringing & necklace|knot|clasp: necklace restringing, pearl restringing
pelvic floor|pelvic health & physio|physiotherapist|physical therapist & prolapse|leak|leaking|incontinence|postnatal: pelvic floor physio, us:pelvic floor therapy
pergola & bespoke|custom & build|builder & oak|timber|wooden|cedar: pergola builder, custom pergola, wooden pergola
personal injury & solicitor|lawyer|attorney & claim|accident|compensation: personal injury lawyer, uk:personal injury solicitor, us:personal injury attorney
personal stylist|personal styling|personal shopper & wardrobe|outfit: personal stylist, style consultant
personal trainer|personal training & client|one-to-one|programme|program & fitness|strength|weight loss: personal trainer, personal training, fitness trainer
pet cremation|animal crematorium|pet crematorium & ashes|urn|individual|collection: pet cremation, pet crematorium
pet cremation|pet crematorium & individual|collect|ashes|urn: pet cremation, pet crematorium
pet memorial|pet headstone & stone|plaque|slate|engraved|carved: pet memorial, pet memorials
pet portrait|dog portrait|pet portraits & pastel|oil|pencil|watercolour|watercolor: pet portraits, pet portrait artist, custom pet portrait
pet sitter|pet sitting|cat sitter|cat sitting & visit|holiday|away|feed: pet sitter, pet sitting
pet taxi|pet transport|animal transport & pet|dog|cat & drive|driver|vet|airport|journey: pet transport, pet taxi
pet transport|pet taxi|dog transport|pet courier & vet|journey|travel|crate: pet transport, animal transport
phlebotomy|phlebotomist & home visit|mobile & blood & sample|test: blood test at home, mobile phlebotomist
phone repair|phone screen|iphone repair|smartphone repair & battery|screen & repair|replacement: phone repair, mobile phone repair, phone screen repair, us:cell phone repair
phone|iphone|smartphone|phones & repair & cracked|charging port|charge port|phone screen: phone repair, mobile phone repair
photo booth|photobooth|selfie mirror & hire|rental & props|prints|backdrop|attendant: photo booth hire, photo booth, us:photo booth rental
photo restoration|photograph restoration|photo restorer|restore photos|restore photographs & old|damaged|faded|torn: photo restoration, old photo restoration, photo repair
photo studio|photography studio|infinity cove & hire|rental & hour|backdrop|lighting|day: photo studio hire, photography studio hire, us:photo studio rental
photography course|photography workshop|photography lesson|photography tuition|photography class & camera|beginner|learn: photography course, photography classes, photography lessons
physical therapy|physical therapist & pain|rehab|injury & knee|surgery|athlete|back & patient|clinic|appointment: us:physical therapy, us:physical therapist
physics|chemistry|biology & tutor|tuition|grinds: science tutor, science tuition, science tutoring
physiotherapist|physiotherapy & back pain|neck pain|sports injury|sports injuries|frozen shoulder & treatment|appointment|patient|clinic: uk:physiotherapist, uk:physio
pianist & wedding & drinks reception|ceremony & repertoire|play|songs|keyboard: pianist for hire, wedding pianist, pianist for wedding
piano & lesson|tuition & beginner|grade|pupil|student|exam: piano lessons, piano tuition, piano teacher
piano & restoration|rebuild|recondition & restring|refelt|hammers|soundboard: piano restoration, piano repair, piano rebuilding
piano disposal|unwanted piano|old piano & dispose|disposal|recycle|unwanted & collect|remove|removal|take away: piano disposal, piano removal, unwanted piano collection
piano mover|piano moving|piano removal|piano remover & stairs|upright|grand|van|dolly: piano movers, piano moving service, uk:piano removals
piano tuner|piano tuning|tune pianos & pitch|regulation|visit|tuning: piano tuner, piano tuning, piano tuning service
pick-your-own|u-pick|own fruit & strawberries|strawberry|raspberries|blueberries: pick your own fruit, fruit picking, uk:pick your own, us:u pick farm
picture framer|picture framing|bespoke framing|custom framing & mount|mat|moulding|glass|conservation: picture framing, picture framer, us:custom framing
picture framing|picture framer|bespoke framing & mount|glass|artwork: picture framing, picture framer, us:custom framing
piercing & nose|septum|helix|tragus|navel & piercer|studio|aftercare: piercing, body piercing
pigeon|gull|bird & spikes|netting & proofing|install|ledge|roof|balcony: bird proofing
pilates & class|classes & mat|reformer & instructor|teacher|studio|small group: pilates, pilates classes
pinball & repair|restoration|technician & playfield|flipper|home|arcade: pinball repair, pinball machine repair
pipe organ|church organ|organ builder & tuning|tune & repair|restoration|releather|maintenance: organ tuning, organ builder, pipe organ repair
piper|bagpiper & wedding & funeral|burns & pipes|kilt|tunes|play: bagpiper, piper for hire, wedding piper
pizza & catering|caterer & van|horsebox|trailer & wedding|event|party: pizza catering, mobile pizza catering
pizza oven|bread oven|tandoor & builder|build|built & clay|brick|cob: wood fired oven builder, outdoor oven builder
pizzeria|pizza restaurant|pizza takeaway & menu|oven|dough|toppings: pizza, pizzeria
planning consultant|planning consultancy & planning permission|planning application|appeal: planning consultant, planning permission help, planning application help
plantation shutter|wooden shutter|window shutter & measure|survey & fit|install: window shutters, us:shutter installation, uk:shutter fitting
plasma cutting & steel|sheet|plate & cnc|custom|profile|service: plasma cutting service, cnc plasma cutting
plasterer|plastering & skim|skimming|artex & ceiling|wall: plasterer, plastering services
play therapist|play therapy & child|children & session|school|worries|feelings: play therapy, play therapist
playground|play area|playgrounds & inspection & rpii|inspector|safety report|annual inspection: playground inspection, playground safety inspection
plumber|plumbing & tap|sink & burst|toilet|leak: plumber
podcast production|podcast producer & edit|editing|episode: podcast production, podcast editing
podiatrist|podiatry|chiropodist|chiropody & toenail|corn|callus|verruca|heel: podiatrist, podiatry, uk:chiropodist
pole dance|pole dancing|pole fitness & class & beginner|instructor|spin: pole dancing classes, pole fitness classes
polished concrete|concrete polishing & floor & grind|diamond|densifier|install|pour: polished concrete floors, concrete floor polishing
pond cleaning|pond maintenance|pond cleaner|clean ponds & koi|silt|fish|garden|liner: pond cleaning, pond maintenance
pond|lake & dredging|desilting & excavator|digger|barge|pump|dredger: pond dredging, lake desilting
pony party|pony parties|pony ride & child|children & birthday|party|parties: pony rides, pony party
pool liner|vinyl liner & replacement|replace & pool: pool liner replacement
pool table|pool tables & recloth|recover|refelt|recovering|refelting: pool table recovering, us:pool table refelting
porcelain|china|figurine & restorer|restoration|mend & broken|chip|crack: china repair, ceramic restoration, porcelain repair
portable sawmill|mobile sawmill|lucas mill & milling|mill|plank|slab|board: mobile sawmill, portable sawmill service, log milling
portable toilet|luxury toilet|toilet trailer|portaloo & hire|rental & event|site|festival|wedding & service|serviced|deliver|units: toilet hire, portable toilet hire, us:porta potty rental
portable toilet|portaloo|porta potty|portable toilets|luxury toilet & hire|rental: uk:portable toilet hire, us:porta potty rental
portrait & commission & oil|pencil|painted|charcoal: portrait artist, portrait commission, commission a portrait
portrait photographer|family photographer|family photography|portrait photography & family|families: portrait photographer, family photographer, family portraits
possum & removal|trapping & roof|ceiling|proofing: possum removal
pottery painting|paint your own pottery|ceramic painting & studio|cafe: pottery painting, ceramic painting
pottery|ceramics & class|lesson|evening course & wheel|clay|throwing|handbuilding & beginner|learn|student|tutor: pottery classes, pottery lessons, learn pottery
potter|pottery|ceramics & class|workshop|taster & wheel|throwing|clay: pottery classes, pottery workshop
powder coating|powder coat|powdercoating & metal|wheel|railing|oven|steel: powder coating, powder coaters
power of & attorney & lasting|lpa: power of attorney, uk:lasting power of attorney
powerboat|power boat & course|training & rya|level 2|certificate|licence: powerboat course, powerboat training
powerflush|power flush|powerflushing|power flushing & radiator|sludge|heating: uk:power flushing, uk:central heating power flush, radiator flushing
pram|pushchair|stroller|prams|pushchairs & clean|cleaning|valet & mould|mold|stain|car seat|steam: uk:pram cleaning, us:stroller cleaning
pram|pushchair|stroller|prams|pushchairs & repair & wheel|brake|fabric|frame: uk:pram repair, us:stroller repair, uk:pushchair repair
pregnancy massage|prenatal massage & therapist|treatment|appointment|session|trimester: pregnancy massage, prenatal massage
pregnancy yoga|prenatal yoga|antenatal yoga & class|session|course: pregnancy yoga, prenatal yoga, pregnancy yoga classes
prepared meal|frozen meal|ready meal & delivery|delivered & menu|portion|weekly: meal delivery, ready meals delivered
prepurchase inspection|pre purchase inspection|pre purchase car inspection|used car inspection & car|vehicle & buyer|buying|seller: pre purchase car inspection, used car inspection
printmaking|linocut|lino printing & class|course & beginner|learn|student|tutor: printmaking classes, printmaking course, printmaking workshop
private chef|personal chef & menu & dinner|courses & cook|kitchen|ingredients|washing up: private chef, personal chef, private chef hire
private gp|private doctor & appointment|consultation|same-day: private gp, private doctor, private gp appointment
private investigator|private detective & surveillance|tracing|matrimonial: private investigator, private detective, us:private eye
private water supply|private water|well water & uv|filtration & sample|testing|test & install|treatment: private water supply treatment
probate solicitor|probate lawyer|probate attorney & application|grant|administration & estate|deceased|executor: probate, probate help, uk:probate solicitor, us:probate attorney
process server|process serving & papers|documents|court: process server, process serving, serve court papers
product photographer|product photography|packshot & brand|e-commerce|ecommerce|studio: product photographer, product photography
professional organiser|professional organizer|declutterer|decluttering service: decluttering, professional organiser, declutter service, us:professional organizer
proofreader|proofreading & thesis|manuscript|dissertation: proofreading, proofreader, proofreading services
propeller|propellers & repair|repitch|recondition & boat|marine|outboard: propeller repair, boat propeller repair
property photography|property photographer|estate photography|estate photographer & photographer|agents|listings: property photography, property photographer, us:real estate photographer
prosthetic|prosthetist & limb|amputee|amputation & socket|fitting|leg|arm: prosthetics, prosthetic limbs
psychic|clairvoyant & reading: psychic reading, psychic
psychologist & assessment|therapy & anxiety|autism|adhd|trauma|diagnosis & appointment|client|report|session: psychologist
public relations|media relations|pr agency & journalist|press|coverage: public relations, pr agency, us:pr firm
public speaking & coach|course|training|coaching & nerves|presentation|audience: public speaking training
pumpkin & patch|picking & hayride|maze|field|farm: pumpkin patch, pumpkin picking
puppy|dog|canine|bitch & ultrasound|pregnancy scan|pregnancy scanning & breeder|mobile scanning|litter: dog pregnancy scan, dog scanning
qigong & class|lesson: qigong, qigong classes
quad bike|atv|utv|quad bikes & repair|servicing & mechanic|workshop|farm|engine: quad bike repair, us:atv repair
quilting & class|course & beginner|learn|tutor: quilting classes
quilt|quilting|quilter & longarm|long arm & service|edge to edge|pantograph|batting|backing: longarm quilting service, quilting service
quizmaster|quiz host|trivia host & questions|rounds & hire|book|corporate|venues: quiz host, quizmaster for hire, us:trivia host
rabbit & ferreting|gassing|warren & pest control|crop|farm|land|golf: rabbit control, rabbit pest control
rabbit hutch|rabbit hutches & handmade|bespoke|made|build: rabbit hutches, rabbit hutch
rabbit|guinea pig & boarding|holiday care & hutch|run|hay: small animal boarding
raccoon|opossum|skunk|groundhog & trapping|exclusion|wildlife control|wildlife removal: us:wildlife removal, us:wildlife control, us:animal removal
racket|racquet|rackets|racquets & restring|stringing|stringer: racket restringing, racket stringing, us:racquet stringing
radiator|radiators & recore|recoring|recored: radiator recore, radiator repair
radon & mitigation|sump & install|fan|home|house: radon mitigation
rainwater harvesting & install|installation|installer: rainwater harvesting installation, rainwater harvesting system
rainwater tank|water tank & cleaning|desludging|sediment|sludge & diver|vacuum|clean|disinfect: water tank cleaning
rat|mice|rodent & pest control|exterminator & proofing|bait|trap: pest control, rodent control
raw milk & vending|bottle|litre|pint: raw milk, farm milk
readymix|ready mix|volumetric|ready mixed & concrete & deliver|delivery|delivered: ready mix concrete delivery, concrete delivery
recording studio & band|vocal|mixing|music: recording studio, music studio, music recording studio
recruitment agency|staffing agency|employment agency & candidate|vacancy|vacancies|placement: recruitment agency, us:staffing agency, employment agency
reflexology|reflexologist & foot|feet & treatment|session: reflexology, reflexologist, foot reflexology
reformer & pilates & class|studio|session: reformer pilates, reformer pilates classes
refrigeration|cold room|walk in cooler & commercial|restaurant|butcher|shop & repair|engineer|breakdown|technician: refrigeration engineer, commercial refrigeration repair
registered office & mail & forwarding|forward|scan|virtual: registered office address, virtual office
rehab|detox & alcohol|addiction & residential|inpatient|admission: addiction treatment, rehab, rehab centre
rehearsal room|rehearsal studio|rehearsal space & band|drum|backline & hire|hour: rehearsal space, rehearsal studio, band practice room
reiki & session|treatment & practitioner|master|energy: reiki, reiki healing
relief milker|relief milking|milking cover: relief milker, relief milking
render|rendered & softwash|soft wash|softwashing & algae|clean|cleaning: render cleaning, exterior wall cleaning
repair cafe & volunteer|mend|fix: repair cafe, community repair event
repointing|tuckpointing & brick|brickwork & mortar & lime|rake|joint: repointing, brick repointing
reptile|snake|gecko|tortoise & boarding|holiday care|sitting & vivarium|heat|exotic: reptile boarding, exotic pet boarding
respite care|respite stay & dementia|elderly|older: respite care, respite care for elderly
riding lesson|riding school & horse|pony|ponies & beginner|instructor|learn: horse riding lessons, riding lessons, us:horseback riding lessons
rigging|rigger & yacht|mast|sailing & standing|swage|inspection|shroud: yacht rigger, yacht rigging
riverbank|streambank|shoreline & erosion & stabilisation|stabilization|repair|rock|contractor: bank stabilization, erosion control
rock climbing & guide|instructor & crag|rope|mountain|routes: rock climbing, climbing instructor
rocking horse|rocking horses & restore|restoration|repair: rocking horse restoration, rocking horse repair
roller blind|venetian|vertical blind|roman blind & made to measure|measure|measuring & fit|fitting: made to measure blinds, us:window blinds installation
roller shutter & shop front|industrial|warehouse & repair|motor|install: roller shutter repair
roofer|roofing|roofers & slate|tile & reroof|leak|slipped|pitched: roofer, roof repairs
rope access|abseil|abseiling & gutter|maintenance|facade|cladding & contractor|high rise|irata|building: rope access, rope access maintenance
rowing club & crew|sculling|boathouse|river: rowing club, rowing
rug & oriental|persian|hand knotted & wash|washing|cleaning & fringe|moth|hand: rug cleaning
rugby club & junior|mini|youth & training|fixtures|season: rugby club, junior rugby, kids rugby
running club|running group & runner|pace|miles: running club, running group
running coach|running coaching: running coach, running coaching
rush|seagrass & chair & reseat|seat & weave|woven|twist: rush seat repair, chair reseating
russian & lesson|tuition|tutor & conversation|speak|grammar|cyrillic: russian lessons, russian tutor, learn russian
rustproofing|underseal|undersealing|lanoguard & car|vehicle|chassis|van: rustproofing, uk:underseal, us:undercoating
rv park|rv campground|rv resort & hookup|site|campground: us:rv park, us:rv campground
rv|rvs|travel trailer & technician|slide out|mobile rv & repair|service: us:rv repair, us:rv technician
saddle fitting|saddle fitter: saddle fitter, saddle fitting
saddler|saddlery|saddle & bridle|flocking|tack|girth & restitch|stitching|repair: tack repair, saddle repair
safari & game drive & lodge|guide|ranger: safari, safari tours, game drives
safe opening|safe cracking|safecracker|safe engineer & locksmith|combination|vault|locked|drill: safe opening, safe locksmith
sailing & dinghy|competent crew|day skipper|keelboat & course|lesson & instructor|beginner|rya: sailing lessons, sailing courses, learn to sail
sailing club|yacht club & member & dinghy|race|racing: sailing club
sailmaker|sailmaking|sail maker|sail loft & repair|yacht|dinghy: sailmaker, sail repair
salt cave|salt room|halotherapy & session|therapy & breathe|breathing|asthma|relax: salt therapy
sandblasting|shot blasting|grit blasting|abrasive blasting & rust|paint|steel|metal|surface: abrasive blasting, blasting service
sash window|sash windows & cord|draught & repair|restore|restoration|overhaul: sash window repair, sash window restoration, uk:sash window specialist
sat & test prep|tutor & college & score|practice test: us:sat prep, us:sat tutor
sauna & session & plunge|ice bath & book|hour: sauna, sauna session, sauna and cold plunge
sauna|saunas & builder|build|bespoke|installation & cedar|barrel|timber|heater: sauna builder, outdoor sauna
sauna|saunas & mobile|trailer & hire|rental: mobile sauna hire, us:mobile sauna rental
saxophone & lesson|tuition & beginner|grade|pupil|student: saxophone lessons, saxophone teacher, sax lessons
saxophone|clarinet & repad|overhaul|pads & repair|technician|repairer: woodwind instrument repair
scaffold|scaffolding|scaffolder & erect|hire|strike|dismantle & house|chimney|roof|builder: scaffolding, scaffolder
scalp micropigmentation: scalp micropigmentation
scentwork|scent work|nosework & dog|canine & class|workshop|training: scentwork training, dog scent work classes, us:nose work classes
school photographer|school photography & portrait|pupils|class: school photographer, school photography, school photos
school transport|home-to-school & minibus|taxi|driver & pupil|children|route|contract: school transport
scissor lift|scissor lifts & hire|rental: uk:scissor lift hire, us:scissor lift rental
scissors|shears & sharpening|sharpen & hairdresser|salon|dressmaking|grooming & sharpener|sharpening: scissor sharpening
scout|scouts & beavers|cubs|troop & leader|young people|section: scouts, scout group
scrap car|scrap metal|scrap cars & collection|collect|pickup & cash|vehicle|weigh|copper|price: scrap metal, scrap metal collection
screen printing|screenprint|screen printed & shirt|hoodie|garment: t shirt printing, screen printing
scuba & course|lesson & padi|instructor & try|open water|beginner: scuba diving course, scuba diving lessons, learn to scuba dive
scything|scythe & course|workshop & learn|peening|mow|sharpening: scythe course, scything workshop
seamless gutter|aluminium gutter|aluminum gutter|cast iron gutter & install|fit|replace & downpipe|downspout|fascia|formed on site: gutter installation, gutter replacement, gutter installers
seawall|bulkhead|seawalls|bulkheads & repair|erosion|construction & waterfront|shoreline|piling: us:seawall contractor, us:seawall company
secondary glazing & install|fit & noise|draught|listed: uk:secondary glazing, uk:secondary glazing installers
secure dog field|enclosed dog field|dog field|secure dog walking & fence|fenced|enclosed|booking|hire: dog field hire, enclosed dog walking field, uk:secure dog field
sedum roof|green roof|living roof & install|installation|installer & waterproof|drainage|substrate|sedum: green roof installation, living roof installer
self storage|storage unit|storage units|storage container & month|secure|rent & access|padlock|cctv|facility: self storage
self-publishing|self-publish & typesetting|layout|formatting & author|manuscript|book: self publishing services, book formatting, book typesetting
senior move|downsizing & elderly|older|retirement|seniors & pack|unpack|packing: downsizing help, us:senior move manager
seo agency|seo consultant|seo specialist|seo company & ranking|keyword|backlink|organic: seo services
septic tank & empty|emptying|pumping|desludge|desludging & tanker|truck|lorry: septic tank emptying, us:septic pumping, us:septic tank pumping
septic|septic system & installation|installer|install & drain field|leach field|tank: septic system installer, us:septic installation
sewage treatment plant|sewage treatment & soakaway|percolation & install|installation: sewage treatment plant installation
sewing machine|sewing machines|overlocker|serger & repair|servicing|serviced & engineer|timing|tension|technician|mechanic|overlocker|serger: sewing machine repair, sewing machine service
sewing|dressmaking & class|lesson & beginner|learn|tutor: sewing classes, sewing lessons, learn to sew
sexual health & sti & test|testing|screening: sexual health clinic, sti testing
sharpening|sharpen & knife|knives & chef|kitchen|whetstone|edge & service|per inch|while you wait|mobile|round|market: knife sharpening, knife sharpening service, knife sharpener
shed & bespoke|custom|made to measure & builder|build|workshop & timber|wooden: shed builder, us:custom shed builder, uk:bespoke garden sheds
shed removal|shed dismantling|shed demolition|shed & dismantle|demolish & take away|taken away|dispose|disposal: shed removal, shed demolition
sheep dipping|mobile dipper|plunge dip & sheep|flock: sheep dipping, sheep dipping service
sheep|ewe|ewes & scanning|pregnancy scanning & contractor|scanner|mobile: sheep scanning, ewe scanning
sheep|flock|ewe & shearer|shearing: sheep shearing, sheep shearer
shiatsu & practitioner & session|treatment: shiatsu, shiatsu massage, shiatsu practitioner
shoemaker|bootmaker|cordwainer & bespoke|handmade|made to measure & last|welt|pair|fitting: shoemaker, handmade footwear
shoe|boot|shoes|boots & cobbler|resole|reheel|soling: shoe repair, cobbler
shop sign|signage|sign maker & illuminated|fascia|acrylic & make|made|manufacture|install: sign makers, signage company, us:sign shop
shopify|woocommerce & developer|agency & build|store: ecommerce web design, ecommerce developer
sign language & interpreter|interpreting & deaf: sign language interpreter, uk:bsl interpreter, us:asl interpreter
sign language|bsl|asl & course|class|lesson & learner|beginner|level 1|fingerspelling: sign language classes, sign language course
sign writer|signwriter|signwriting|sign painter & hand-painted|brush|enamel|gilding: signwriter, sign writing, uk:traditional signwriter, us:sign painter
signage|shop sign|signmaker|sign maker|shop signs & vinyl|fascia|illuminated|banner & made|install|fit|design: sign maker, signage company
signwriter|sign writing|signwriting|sign painter & hand painted|shop|pub|gold leaf|gilding: signwriter, signwriting, us:sign painter
silent disco & headphones|headphone & hire|rental: silent disco hire, silent disco, silent disco headphones
silhouette & artist|cutter & scissors|paper & wedding|event: silhouette artist
silver & replate|silver plating|silversmith & repair|restore & cutlery|teapot|candlestick|tea set|dent: silver repair, antique silver restoration
silversmithing|jewellery making|jewelry making & class|course|lesson & beginner|learn|student|tutor: jewellery making classes, jewellery making course, us:jewelry making classes
singing lesson|singing teacher|voice lesson|vocal coach|singing tuition|vocal tuition & pupil|student|beginner|grade|audition|technique|breath: singing lessons, singing teacher, us:voice lessons
sitar|tabla & lesson|class & student|beginner|pupil|learn: indian music classes, indian classical music lessons, indian music teacher
skateboard|skateboarding & lesson|coaching & beginner|ramp|skatepark: skateboard lessons, skateboarding lessons, skateboard coach
ski lesson|ski instructor|ski school & piste|slope & beginner|technique|instructor: ski lessons, skiing lessons, ski instructor
skip hire|mini skip|skips & hire & yard|waste|builders|driveway: uk:skip hire
ski|skis|snowboard & wax|edge|waxing & tune|base|servicing|tuning: ski service, ski tuning, ski waxing
skydive|skydiving & tandem & jump|feet|freefall: skydiving, skydive, tandem skydive, parachute jump
skylight|roof window|skylights|roof windows & repair|reseal|leak & roofer|flashing|glazing: skylight repair, roof window repair
sleep consultant|sleep coach & baby|babies: sleep consultant, baby sleep consultant
slide|negative & scan|scanning & 35mm|album|photo & digitise|digitize|digital|archive: photo scanning, slide scanning, photo digitisation
slurry|muck & spreading|umbilical & contractor|contracting: slurry spreading contractor, slurry contractor
smart home|home automation|home cinema & installer|installation & lighting control|wiring|speaker|control: smart home installer, home automation
snagging|snag list & new build|newbuild & inspection|survey: uk:snagging survey, uk:new build snagging
snake catcher|snake removal|snake catching: snake catcher, snake removal, snake relocation
snooker club|snooker hall & table|cue & member|players|bar|league: snooker club
snooker table|snooker tables & recloth|recover|reclothing|recovering: snooker table recloth, snooker table recovering
snorkel|snorkelling|snorkeling & tour|trip|guided & boat|reef|mask: snorkelling trips, us:snorkeling tours, snorkelling tours
snow & plowing|ploughing|shovelling|shoveling|clearance & driveway|parking lot|sidewalk|car park: snow clearing
soda blasting & paint|rust|surface|strip|remove: soda blasting, soda blasting service
soft play & admission|socks & toddler|children & cafe|frame|centre|center: soft play, soft play centre, us:indoor playground
soft play & hire|rental & delivered|deliver|set up|your venue: soft play hire, us:soft play rental
soil sampling|soil testing|soil samples & farm|field|agronomist & nutrient|ph|phosphate: soil testing, soil sampling
solar & inverter & fault|diagnose|orphaned & repair|replace: solar panel repair, solar panel maintenance
solar panel cleaning|solar panels cleaned|cleaning solar|clean solar & water|brush|output: solar panel cleaning, solar panel cleaners
solar panel|solar panels & pigeon|bird & proofing|mesh & nest|nesting: solar panel bird proofing
solar panel|solar panels|photovoltaic & solar installer|solar installation|install & roof & battery|inverter|kilowatt|export: solar panel installation, solar installers
sound bath|gong bath & session|meditation|gongs: sound bath, sound healing
soundproofing|acoustic insulation & wall|ceiling|party wall & neighbour|noise & install|fit|builder|installer: soundproofing, soundproofing installers
sourdough|bread & baking class|baking course|breadmaking course|bread making course|bread course|bread class & learn|beginner|dough|take home: bread making course, bread baking class
spanish & lesson|tuition|tutor & conversation|grammar|vocabulary|gcse|a-level|speak: spanish lessons, spanish tutor, learn spanish
spectacles|eyeglass|eyeglasses|glasses frame|sunglasses & repair & solder|hinge|weld|frame: glasses repair, us:eyeglass repair
speech therapist|speech therapy|language therapist|speech pathologist & stammer|stroke|swallowing|late talker|assessment|speech sounds: speech therapy, speech therapist, us:speech pathologist
speech writer|speechwriter|speech writing|speechwriting & best man|father of|wedding: speech writer, wedding speech writer, us:speechwriter
spinning wheel|spinning wheels & repair|restore: spinning wheel repair
sports massage & treatment|session|therapist & runner|athlete|back pain|neck|muscle: sports massage, sports massage therapist
spray foam & removal|remove & mortgage|lender|rafter|loft|attic: spray foam removal, spray foam insulation removal
spray tan|spray tanning & appointment|mobile|salon|shade|booth: spray tan, spray tanning
squash & club & court|courts: squash courts, play squash, squash club
`
