import type { ToldRows } from "./told-kinds.ts"

export const tradeRows5: ToldRows = `
squirrel & loft|attic & trapping|pest control|removal: squirrel removal, squirrel control, squirrel pest control
stables|horse barn|stable block & build|construction|builder|made & timber|wooden|american barn: stables builder, us:horse barn builder
stained glass & class|course|lesson & beginner|learn|student|tutor: stained glass classes, stained glass course
stained glass|leaded light & commission|bespoke & panel|window & studio|artist|design: custom stained glass, stained glass windows made
stained glass|leaded light|leaded window & releading|restoration|repair & church|panel|lead|window: stained glass repair, leaded window repair
staircase|stair|banister & renovation|refurbish|makeover & spindle|handrail|balustrade: staircase renovation, stair refurbishment
stairlift|stair lift & install|installed|service|reconditioned|rental & engineer|straight|curved: stairlifts
static caravan|holiday caravan & sleeps & hire|let|rent|week|nights: caravan holidays, static caravan hire, uk:caravan hire
steakhouse|steak restaurant & grill|sirloin|ribeye: steakhouse, steak restaurant, steak house
steel band|steel pan|steelpan & event|wedding|party & hire|book|calypso|players: steel band hire, steel pan band, steel drum band
steel window|crittall|metal casement & restore|repair|restoration|refurbish: steel window restoration, metal window repair, steel window repair
steeplejack & chimney|spire|tower|church: steeplejack, high level building repairs
stilt walker|stiltwalker & event|festival|hire: stilt walkers, stilt walkers for hire
stock fencing|deer fencing|agricultural fencing|stock netting & contractor|post knocker|strainer|erect|tractor: farm fencing contractor, agricultural fencing
stonemason|stonemasonry & carving|restoration|lime|repair & building|church|sill|listed|facade: stonemason
stove & rope|firebrick|fire brick & glass|baffle & servicing|service|repair: stove servicing
string quartet & wedding & repertoire|violin|cello|ceremony: string quartet, wedding string quartet, string quartet for wedding
structural engineer|structural engineers & calculation|calculations|beam|inspection|report: structural engineer
stump & grinding|grinder & root|below ground|chippings|gate: stump grinding, stump removal, tree stump removal
sugaring & hair removal|bikini & appointment|salon|paste|skin: sugaring, sugaring hair removal, body sugaring
suit hire|tuxedo|morning suit & hire|rental & fitting|waistcoat|trousers|groomsmen: suit hire, formal wear hire, us:tuxedo rental
summer camp & kids|children|campers & week & games|crafts|counselor|activity|activities: summer camp, kids summer camp
sundial|sundials & bespoke|commission|made & slate|brass|stone|bronze: bespoke sundials, sundial maker
surf lesson|surf school|surf instructor|surfing lesson|surf coach & wetsuit|foam|board & waves|beginner|instructor: surf lessons, surfing lessons, learn to surf, surf school
surfboard|surfboards & ding|repair: surfboard repair, surfboard ding repair
sushi|ramen|izakaya & restaurant|takeaway & japanese: japanese food
swarm|honeybee|honey bee|bees & removal|relocation|collection & chimney|wall|soffit|roof|hive: bee removal, honey bee removal
swedish massage|aromatherapy massage|hot stone massage|relaxing massage|relaxation massage & therapist|treatment|appointment|session: massage, relaxing massage
swimming lesson|swim lesson|swimming teacher|swim school|swimming instructor & beginner|stage|pupil|learn|water confidence: swimming lessons, learn to swim
swimming pool|pool & chemical|chlorine & cleaning|maintenance & weekly|fortnightly|vacuum: pool cleaning, swimming pool maintenance, pool service
swimming pool|pool & gunite|fibreglass|concrete|liner & pool builder|builds pools|build pools|pool construction: swimming pool builder, pool construction
synthesizer|synth & vintage|analogue|analog & repair|calibration|service & technician|workshop|fault|recap: synthesizer repair, vintage synth repair
t-shirt & printing|printed & your logo|your design|your own|bulk|minimum order: t shirt printing, custom t shirts, us:custom t shirt printing
table tennis & tennis club & league|coach|member|session: table tennis club, table tennis, play table tennis
tablet|ipad & repair & cracked|charging port|tablet screen: tablet repair
taekwondo & class|club|lesson & dojang|grading|belt|sparring|patterns: taekwondo classes, martial arts classes
tai chi & class|lesson & beginner|form|teacher|instructor: tai chi, tai chi classes
tailor|tailoring|bespoke suit & bespoke|made to measure|custom suit & suit|fitting|cloth: tailor, bespoke suits, us:custom suits
tannery|hide tanning|sheepskin tanning|tanner & hide|sheepskin|skin & send|custom|your own: hide tanning, tannery
tanning salon|tanning shop|sunbed & stand-up|lie-down|minutes|cubicle & tan|tanning: tanning salon, sunbeds, us:tanning beds
tap dance|street dance|jazz dance & class|dance school & dancers|term|age|studio: dance classes
tapestry|textile|sampler & conservator|conservation: textile conservator, textile conservation
tarot & reading|reader: tarot reading, tarot reader, tarot card reading
tattoo artist|tattoo studio|tattooist & blackwork|flash|fine line|custom & booking|walk-in|deposit|consultation|appointment: tattoo artist, tattoo studio, us:tattoo parlor
tattoo removal & laser & session|clinic|fade|ink: tattoo removal, laser tattoo removal
tax return|self-assessment|self assessment & tax adviser|tax accountant|accountancy & prepare|file|submit: tax return help
taxi firm|taxi service|taxi company|minicab & fare|book|licensed|local: taxi, taxi service, local taxi
taxidermy|taxidermist & mount|commission|trophy|specimen: taxidermist, taxidermy
team building & corporate|company|office & facilitator|facilitated|challenge|outdoor & activity|activities: team building, team building activities, corporate team building
tearoom|tea room & scone|afternoon tea|cream tea & cake|china|loose-leaf: tea room, afternoon tea
technical author|technical writer|technical writing & manual|documentation: technical author, technical writer, us:technical writing services
teddy bear|soft toy|teddies & restore|repair|restuff|restoration: teddy bear repair, soft toy repair
telescope & repair|servicing & collimation|mirror|optics: telescope repair, telescope service
television|tv|tvs & repair & backlight|panel|power board|main board: tv repair, television repair
tenancy clean|tenancy cleaning|move out clean|bond clean|vacate clean & clean|cleaning: uk:end of tenancy cleaning, us:move out cleaning
tennis court|sports court|artificial pitch|tennis courts & cleaning|moss & pressure wash|treatment|algae|contractor: sports court cleaning, sports surface cleaning
tennis court|tennis courts & resurface|resurfacing|repaint & contractor|tarmac|macadam|acrylic|surface: tennis court resurfacing
tennis lesson|tennis coach|tennis coaching & court|racket|racquet|player: tennis coaching, tennis lessons, tennis coach
tent & rental & wedding|party & install|setup|set-up|sidewalls|chairs: us:tent rental, us:party tent rental
tent|tents & repair & reproof|zip|seam|canvas: tent repair, tent repairs
termite & inspection|treatment|barrier & bait|colony|soil|house|building: termite inspection, termite treatment, termite control
terrazzo|marble|travertine|limestone & polishing|honing|repolish & floor & diamond|seal|etch|scratch: stone floor restoration
thai massage & therapist|appointment|session|treatment: thai massage
thai restaurant|thai takeaway & menu|dish|curry|pad thai: thai food
thatcher|thatching & ridge|reed|straw|rethatch: thatcher, roof thatcher, thatching
thatch|thatched & fire & chimney|flue & safety|survey|inspection: thatch fire safety
thermal imaging|thermographic|infrared & survey|inspection & camera & heat loss|building|electrical|roof: thermal imaging survey, thermographic survey, us:infrared inspection
threading & eyebrow|eyebrows & salon|appointment|walk-in|facial hair: eyebrow threading
tiffin & delivery|delivered & homemade|home-cooked|lunch: tiffin service, tiffin delivery
tiler & tiling & bathroom|kitchen|wall|floor: tiler, wall and floor tiling
timber frame|oak frame|green oak & pegged|mortice|mortise|tenon & barn|garage|house|porch: timber frame builder
timber harvesting|forestry contractor|woodland thinning|forwarder & thinning|felling|extraction|harvester: forestry contractor, timber harvesting
tipi|tepee & hire & wedding & erect|install|set up|rig: tipi hire, wedding tipi hire
toastmaster & wedding & introduce|announce|etiquette|speeches|guests: toastmaster, wedding toastmaster, master of ceremonies
toddler & music class|music group & parent|carer|grown-up|term|sing: music classes for toddlers, toddler music group
toddler group & parent|carer & play|session: toddler group, stay and play
tool hire|tool rental & floor sander|power tools|mixer|breaker|drill: uk:tool hire, us:tool rental
tool library|borrow tools & borrow|loan & member|volunteer: tool library, borrow tools, us:tool lending library
tooth whitening|teeth whitening & tray|laser|gel & dentist|clinic|session|appointment: teeth whitening, tooth whitening
topsoil & delivery|deliver|delivered & bulk|loose|bag|tonne: topsoil delivery, bulk topsoil
tour guide|walking tour & city|sightseeing|history|landmark & guide|guided|hours: guided tours, tour guide
tow bar|towbar|trailer hitch|towbars & fitting|fit|install & electrics|wiring|vehicle|car: uk:towbar fitting, us:trailer hitch installation
tow truck|breakdown recovery|vehicle recovery|towing service & breakdown|roadside|accident|winch|tow: uk:breakdown recovery, us:towing, vehicle recovery
towing lesson|towing course|towing training|trailer training & trailer|caravan: towing course, trailer towing lessons, trailer training
tracing agent|people tracing|skip tracing: people tracing, tracing agent, us:skip tracing
tractor|combine|baler|agricultural machinery|farm machinery & repair|servicing & mechanic|engineer|breakdown|hydraulic: farm machinery repair, agricultural engineer
trademark|trade mark & attorney & filing|registration|application|search: trademark registration, trademark attorney
trail ride|horse trek|pony trek|pony trekking|horse trekking & horse|pony & rider|ride & guide|guided|hour: horse riding, horse rides, us:horseback riding
trailer hire|trailer rental|hire trailers|trailers & hire|rental|rent & tipper|livestock|box|braked|flatbed|day rate: trailer hire, us:trailer rental
trailer|trailers & trailer repair|trailer servicing|trailer service & brake|bearing|axle: trailer repair, trailer servicing
trampolining & class|club|lesson & coach|coached|somersault|squad: trampolining classes, trampolining lessons
transcription|transcribe|transcriptionist & audio|recording & interview|verbatim|meeting: transcription services, audio transcription, transcriptionist
translator|certified translation|document translation|sworn translation & certified|document|legal: translation services, translator, document translation
travel agent|travel adviser|travel advisor & holiday|cruise|itinerary|honeymoon: travel agent, us:travel advisor
travel vaccination|travel vaccine|travel clinic|yellow fever & vaccination|vaccine|jab & trip|travel|destination & appointment|nurse|pharmacist|clinic: travel vaccinations, travel clinic, uk:travel jabs
treadmill|gym equipment|fitness equipment & repair|servicing & technician|belt|engineer|upholstery: gym equipment repair, gym equipment servicing
tree & bs5837|tree report|tree survey & arboricultural|arborist|arboriculturist|consultant: tree survey, uk:arboricultural consultant, us:consulting arborist
tree planting|hedge planting & contractor|contracting & whips|native|bare root|hedgerow|guard: tree planting contractor, planting contractor
tree surgeon|tree surgery|arborist & felling|crown reduction|climber|chipper|pruning: arborist, tree pruning, us:tree service, uk:tree surgeon
treehouse|tree house & builder|build|built & bespoke|design|custom: treehouse builder, custom treehouse, treehouse construction
triathlon coach|triathlon coaching: triathlon coach, triathlon coaching, triathlon training
trichologist|trichology & scalp|hair loss & consultation|appointment|clinic: trichologist, hair loss treatment
trophy|trophies & engraving|engraved & medal|award|rosette: trophies, trophy shop, trophy engraving, awards and trophies
truck|hgv|lorry|trucks|lorries & mobile|roadside & mechanic|fitter|diesel: mobile truck repair, truck mechanic, uk:hgv mechanic
trumpet|trombone|cornet|euphonium & lesson|tuition & beginner|grade|pupil|student: brass lessons, brass instrument lessons, brass teacher
trumpet|trombone|tuba|french horn & dent|valve|slide & repair|overhaul: brass instrument repair, brass repair
tuk tuk & hire & event|wedding|party: tuk tuk hire
tumble dryer|clothes dryer|tumble dryers & repair & appliance|engineer|technician: uk:tumble dryer repair, us:dryer repair, appliance repair
turf|sod & laying|lay|laid & lawn & rotavate|level|roll|topsoil: turf laying, new lawn installation, us:sod installation
turkish restaurant|turkish grill & kebab|meze|menu|dish: turkish food, turkish restaurant
turret clock|tower clock|church clock|public clock & repair|restoration: tower clock repair, turret clock repair
typewriter|typewriters & repair|service|restore: typewriter repair, typewriter service
tyre|tire|tyres|tires & mobile & car|van|roadside|tyre fitter|tyre fitting: mobile tyre fitting, us:mobile tire service
ukulele & lesson|tuition|teacher: ukulele lessons, ukulele teacher, learn ukulele
umbrella|umbrellas & repair|recover & rib|handle|canopy|frame: umbrella repair, umbrella repairs
underfloor heating|radiant floor & installation|installer & manifold|screed|pipe|heating mat: underfloor heating installation
upholsterer|reupholstery|reupholster & chair|sofa & webbing|fabric|springs|horsehair: upholsterer, reupholstery
upholstery & course|class|workshop & learn|beginner|student: upholstery classes, upholstery course, learn upholstery
upholstery course|upholstery class|upholstery lesson|upholstery classes & learn|beginner|student|own chair|tutor: upholstery course, upholstery classes
upvc|composite door & spraying|respray|sprayed & window|door & colour|anthracite|paint: uk:upvc spraying, uk:upvc window painting
vacuum cleaner|vacuum cleaners|vacuums & repair|servicing & spare|belt|motor|part: vacuum cleaner repair, vacuum repair
valve amp|tube amp|guitar amp & repair|revalve|service & guitar|valves|tubes|hum: amp repair, guitar amp repair
van hire|van rental & luton|transit|tail lift & self-drive|mileage|deposit: van hire, us:van rental, self drive van hire
varicose|thread vein & sclerotherapy|laser|ablation|foam & treatment|clinic|removal: vein treatment, vein clinic, vein removal
vasectomy & clinic|procedure|doctor: vasectomy, vasectomy clinic
veg box|vegetable box|csa share|csa farm & weekly|organic|share: veg box, us:csa farm share
vegan cafe|vegan restaurant|plant-based cafe|plant-based restaurant & menu|brunch|dish: vegan food, vegan places to eat
vehicle graphics|van graphics|vehicle wrap|van wrap|vehicle livery & vinyl|wrap|design: vehicle graphics
verruca & removal|treatment|needling|freezing & clinic|podiatrist|appointment: verruca treatment, verruca removal
vhs & digitise|digitize|transfer|convert & tape|cassette: video transfer, vhs to digital
vhs|camcorder|video tape & digitise|digitize|transfer|convert & usb|digital|dvd|file: video tape transfer
victorian tile|minton|encaustic|geometric tile & restore|restoration & hall|floor|path: victorian tile restoration, tile restoration
video editor|video editing & footage|youtube|raw & edit|cut|clips: video editing, video editor, video editing service
video production|corporate video|brand film & filming|filmed|crew|shoot|camera: video production, video production company
village hall|hall hire|community hall & hire & kitchen|stage & capacity|seats|chairs: venue hire, hall hire
vineyard & vines|grapes & tasting|cellar door: vineyard, wine tasting
vintage bus|routemaster|wedding bus & hire & wedding & guests|seats|passengers: wedding bus hire, vintage bus hire
vintage radio|valve radio|antique radio|wireless set & repair|restoration & capacitor|valve|cabinet|bakelite: vintage radio repair, antique radio restoration
vintage tractor|classic tractor|vintage tractors & restoration|restored & workshop|engine|paint|rebuild: vintage tractor restoration, tractor restoration
vinyl wrap|car wrap|vehicle wrap|vehicle wrapping|car wrapping & car|van|vehicle|fleet: vehicle wraps, vehicle wrapping
violin|fiddle & lesson|tuition & beginner|grade|pupil|student|learner: violin lessons, violin teacher, uk:violin tuition
violin|fiddle & luthier|violin maker|rehair & repair|restoration: violin repair, violin luthier
virtual assistant & admin|inbox|diary: virtual assistant, admin support, virtual pa
voiceover|voice-over|voice over & artist|actor|demo: voiceover, voice over artist
voip & phone system|pbx|handset & business|office: business phone systems, voip phone system
wallpaper hanger|paperhanger|wallpaper hanging|wallpaper & hanging|hang & mural|lining paper|pattern match|handprinted: wallpaper hanger, wallpapering, wallpaper installation
wardrobe|wardrobes & fitted|built in & joinery|carpentry|bespoke|made to measure: fitted wardrobes, us:custom closets
washing machine|washing machines & repair & engineer|fault|breakdown|technician|appliance: washing machine repair, appliance repair, us:washer repair
wasp nest|hornet nest|wasps nest & removal|treatment|destroy: wasp nest removal, wasp control
watch|wristwatch & watchmaker|watch repair & overhaul|movement|crystal|mechanical|battery: watch repair, watchmaker
water divining|dowser|water diviner|dowsing & borehole|well|groundwater: water diviner, water dowser, water divining
water softener & install|installation & salt|hard water|limescale: water softener installation
waterjet|water jet & cutting & stone|steel|metal|glass|foam|part: waterjet cutting, waterjet cutting service
wattle|hazel & hurdle & woven|weave|coppice|hurdlemaker: wattle hurdles, hazel fencing
waxing & bikini|brazilian|underarm|hollywood & appointment|salon|skin: waxing
weathervane|weather vane|weathervanes|weather vanes & handmade|copper|made|bespoke: weather vanes, weathervanes
web design|website design|web designer & wordpress|hosting|responsive|mobile-friendly & design|designer: web design, website design, web designer
wedding band|function band|covers band|party band & setlist|singer|vocals|guitar|drummer & songs|live|play: live band, function band, party band
wedding cake & tier|tiered & fondant|buttercream|sponge: wedding cakes, wedding cake maker
wedding car|bridal car & hire|rental & chauffeur|ribbon: wedding car hire, wedding cars, us:wedding car rental
wedding catering|wedding caterer|event catering|event caterer & menu & chef|canape|canapes|buffet: catering, caterers, event catering
wedding creche|event creche|mobile creche|event childcare & children & guests|event|venue: event childcare, mobile creche
wedding dj|mobile disco|mobile dj|wedding disco & wedding & playlist|requests|lights|lighting|music: wedding dj, mobile disco, dj hire
wedding dress & cleaning|cleaned & boxed|preservation|stain|stains|hem: wedding dress cleaning
wedding dress|bridal gown & alteration|alterations & hem|bustle|fitting|seamstress: wedding dress alterations, bridal alterations, wedding dress seamstress
wedding dress|bridal gown|wedding dresses|wedding gown & alteration|alter|take in & seamstress|fitting|hem|bustle: wedding dress alterations, bridal alterations
wedding dress|bridal gown|wedding gown|wedding dresses & preservation|boxed|dress cleaning|gown cleaning: wedding dress cleaning
wedding florist|wedding flowers & buttonhole|boutonniere|bridal bouquet|bouquet & arch|seasonal|installation|stems|blooms: wedding florist, wedding flowers
wedding invitation|wedding stationery & save the date|place card|rsvp|envelope & printed|design|letterpress|paper: wedding invitations, wedding stationery
wedding painter|live painter|live painting & wedding & canvas|easel|reception|ceremony: live wedding painter, wedding painter
wedding photographer|wedding photography & album|gallery|documentary|coverage|candid & edited|images|shoot|photos|camera: wedding photographer, wedding photography, wedding photos
wedding planner|wedding coordinator|wedding planning & supplier|vendor & budget|timeline|coordination & couple: wedding planner, wedding planning
wedding ring & engagement ring & bespoke|custom|commission & goldsmith|gold|platinum: wedding rings, engagement rings, bespoke engagement rings, us:custom engagement rings
wedding venue|wedding barn & exclusive use|licensed for|seated guests & ceremony|reception|accommodation: wedding venue, wedding venues
wedding videographer|wedding videography|wedding film|wedding films & cinematic|highlight|footage|drone: wedding videographer, wedding videography, wedding video
welfare rights|benefits advice & free|charity & debt|housing|appeal: benefits advice
well pump|borehole pump & repair|replace|replacement: borehole pump repair, us:well pump repair
welsh lesson|welsh tutor|welsh class|welsh course|welsh learner|learn welsh & learner|beginner|conversation|speak: welsh lessons, learn welsh
wet room|walk in shower & disabled|mobility|adaptation & install|fit|fitting: disabled bathroom adaptations
wetsuit|wetsuits & repair|patch|reglue: wetsuit repair, wetsuit repairs
whale watching|whale-watching & boat|skipper & tour|trip|trips: whale watching, whale watching tours, whale watching trips
wheelbuilder|wheel building|handbuilt wheels|wheel builder & bicycle|bike|cycle|cyclist & spoke|rim|hub: bicycle wheel builder, bike wheel building
wheelchair accessible|wheelchair-accessible & taxi & passenger|ramp|hospital|journey: wheelchair taxi, wheelchair accessible taxi, us:wheelchair transportation
wheelchair hire|wheelchair rental: wheelchair hire, us:wheelchair rental
wheelchair|powerchair|wheelchairs|powerchairs & repair|servicing & battery|tyre|wheel|upholstery|joystick: wheelchair repair, wheelchair service
wheelie bin|trash can|garbage can|wheelie bins & bin cleaning|can cleaning|bin washing|cleaned: bin cleaning, uk:wheelie bin cleaning, us:trash can cleaning
wheelwright & wheel|wagon|cart|carriage: wheelwright, wooden wheel repair
wifi|wi fi & cabling|ethernet & install|installation|installer: wifi installation, network cabling
wig & fitting & hair loss|human hair|chemotherapy: wigs, wig fitting
wildflower meadow|wildflower|meadow & seed|sow|green hay & establish|creation|contractor|cut & bale & site|field|acre: meadow management
wildlife rescue|hedgehog rescue|wildlife hospital & injured|orphaned & release|rehabilitate|volunteer: wildlife rescue, injured wildlife help
will writing|will writer & estate|trust|lasting|executor: will writing, uk:will writer, make a will
willow|basket & weaving|basketry & course|workshop|class & learn|beginner|day: basket weaving workshop
window cleaner|window cleaning & water fed|pole|squeegee|round: window cleaner, window cleaning, window cleaners
window tint|window tinting|tinted windows & car|vehicle|automotive: car window tinting, us:auto window tint
windscreen|windshield|windscreens|windshields & chip|crack & repair: windscreen repair, us:windshield repair
wine cellar|wine room|wine cellars & build|builder|custom|design & rack|climate|cooling: wine cellar builder, wine room design
wine tour & vineyard|winery & driver|guide|minibus: wine tours, wine tasting tours, vineyard tours
wood burner|woodburner|wood burning stove|multi fuel stove & installer|installation|hetas & hearth|flue: stove installer, wood stove installation, uk:wood burner installation
wood floor|wooden floor|parquet|floorboard & sanding|sander & oil|lacquer|finish|dust: floor sanding, wood floor restoration, us:hardwood floor refinishing
wooden boat|clinker|carvel|wooden boats & boatbuilder|shipwright|boatyard|plank & repair|restore: wooden boat repair, shipwright
woodland|woodlands|forest & management plan|forester & planting|grant|thinning|consult: woodland management, forestry consultant, us:consulting forester
woodturner|woodturning|wood turning & spindle|bowl|newel|bespoke: woodturner, wood turning
woodturning|woodworking|green woodworking|woodcarving & course|class|lesson & beginner|learn|student|tutor: woodworking classes, woodworking courses
woodworm & treatment & survey|spray|beetle|joist|timber: woodworm treatment, timber treatment
wordpress & maintenance|care plan & backup|update|security: website maintenance, website support
writing retreat|writers' retreat|artist retreat|artists' retreat|painting retreat|creative retreat & residential|stay|week: creative retreat
yoga & class|classes & hatha|vinyasa|yin|ashtanga|flow|all levels: yoga, yoga classes
yoga retreat & residential|nights|accommodation|stay: yoga retreat, wellness retreat
yoga teacher & training & 200-hour|certification|trainee|accredited: yoga teacher training, yoga teacher training course
youth club|youth centre|youth center & young people|teen & session|drop-in|evening: youth club, youth centre, youth groups
zero waste|refill shop|refill store & dispenser|loose|container & refill|fill: refill shop, zero waste shop, us:refill store
zip|zips|zipper|zippers & slider|zip repair|zipper repair|zip replacement|zipper replacement & repair|replace|jacket|bag|boot: zip repair, us:zipper repair
zumba|aerobics|spin class|dance fitness|bootcamp & class|classes & fitness|instructor & workout|exercise|music|sweat: fitness classes, exercise classes
`
