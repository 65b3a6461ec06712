import type { ToldRows } from "./told-kinds.ts"

export const videoRows5: ToldRows = `
recall training|dog recall|puppy recall|recall with your dog & dog|puppy & train|training & long line|whistle|come: dog recall training, recall training
recap|recapping & amplifier & capacitors & electrolytic & replace|replacing|solder: amplifier recap, recapping an amplifier
recorder lesson|recorder tutorial|learn recorder & descant|soprano|treble|fingering & notes: recorder lesson
recumbent & bike|trike & ride|riding|tour|cycling: recumbent cycling, recumbent riding
red mite|red mites & chicken|chickens|hen|hens & coop|treat|treatment|perch: red mite treatment, red mite in chickens
red squirrel|red squirrels & feeder|woodland|conservation|trail camera|forest|hide: red squirrels
reef tank|marine aquarium|reef aquarium & coral|corals|frag & skimmer|sump|salt|saltwater: reef tank, saltwater aquarium, coral reef tank
reel-to-reel|reel to reel|tape recorder & repair|restore|restoration|servicing & capstan|pinch roller|belt|tape heads: tape recorder repair
refret|refretting|fret replacement & guitar & fretwire|fret wire|fingerboard|fretboard: guitar refret, fret replacement
reglaze|reglazing|glazing putty|window putty & window & putty & glass|pane: window reglazing
rehair|bow rehair|rehairing & bow & violin|fiddle & horsehair|hair: bow rehair, violin bow rehair
rehair|rehairing & bow & horsehair|ferrule: bow rehair
rehearsal track|practice track|learning track & choir|satb & soprano|alto|tenor: choir parts, choir practice track
relief carving & gouge|chisel & wood: relief carving, wood relief carving
remove mould|remove mold|mould removal|mold removal|get rid of mould|get rid of mold|clean mould|clean mold|kill mould|kill mold & bathroom|wall|silicone|ceiling|grout|shower & spray|bleach|vinegar|scrub: uk:how to remove mould, us:how to remove mold, us:mold removal
rendering beeswax|render beeswax|beeswax rendering|processing beeswax|rendering wax|cleaning beeswax|wax rendering & beeswax & melt|filter|cappings|comb|solar: rendering beeswax, beeswax processing
repoint|repointing & brick|brickwork & mortar & joint: brick repointing
repotting|repot & houseplant|houseplants|monstera|pothos & root|roots|soil|pot: houseplant care, repotting houseplants
reseal|resealing & aquarium|fish tank & silicone: reseal aquarium
resin print|resin printing|resin printer|resin 3d printing|resin 3d printer & exposure & settings & supports|fep|wash|cure: resin 3d printing, resin printing settings
resistance band|resistance bands & workout & exercises & full body|arms|seniors|legs: resistance band workout, resistance band exercises
resole|resoling & boots|shoes|boot|shoe & cobbler|stitch|welt|sole: shoe resoling
restring|changing strings|change strings|guitar strings & guitar & restring|change|changing & tuner|peg|winder & bridge pin|wind|winding: how to change guitar strings, restring guitar, changing guitar strings
retaining wall & sleeper|block|timber & build|building: retaining wall, building a retaining wall
retro handheld|handheld & emulation|emulator & retro & games: retro handheld, retro gaming
retwist|loc retwist|retwisting & locs|dreadlocks & hair|scalp|gel|clips: loc retwist
reupholster|reupholstering|reupholstery & chair|sofa|armchair & webbing|foam|staple|fabric: furniture upholstery
reversing a trailer|reverse a trailer|trailer reversing|reversing with a trailer|reverse with a trailer & jackknife|mirrors|steering & how to|tips|practice|lesson: how to reverse a trailer, reversing a trailer
riding lesson|horse riding lesson|horseback riding lesson & horse|pony & canter|rising trot|posting trot|trot: horse riding lesson, us:horseback riding lesson, riding lesson
rigging a dinghy|rig a dinghy|dinghy rigging|rigging & dinghy & mainsheet|boom|jib|halyard: dinghy rigging
rigid heddle & weave|weaving & loom|warp: rigid heddle weaving, rigid heddle loom
ringfort|ogham stone|dolmen|portal tomb|passage tomb & ireland|irish & archaeology|neolithic|bronze age|iron age|early medieval: irish archaeology, ancient irish sites
river table & epoxy|resin & slab|pour|walnut|wood: epoxy river table, river table
road bowling & bowl|throw|score & irish|ireland|armagh|cork: road bowling, irish road bowling
road trip|roadtrip & campervan|camper van & route|stops|itinerary|drive|park up|campsite: campervan road trip
rock fishing|fishing off the rocks & rig|bait|float|lure & rocks|ledge|mark & fish|caught: rock fishing, shore fishing, fishing off the rocks
rocket stove & build|make|made & brick|clay|steel|welded: rocket stove
rocking horse & restore|restoration & mane|gesso|dapple|paint|tail: rocking horse restoration
rockpool|rock pool|rockpooling|rock pooling|rock pools|rockpools & crab|anemone|starfish|shrimp|limpet & tide|beach|shore|seaweed: rock pooling, rock pool creatures
rod building|rod build|building a fishing rod|build a fishing rod|custom fishing rod & blank & guides|thread|reel seat|wrap: rod building, custom fishing rod build
roman blind|roman blinds|roman shade|roman shades & make|making & sew|sewing & rod|lining|cord: uk:roman blind making, us:diy roman shades
roman villa|roman fort|roman road|roman mosaic|hadrian's wall|roman britain & britain|england|wales|scotland & archaeology|excavation|history|century: roman britain, roman history
roof vent|roof fan|vent fan & van conversion|campervan|camper van|van build & cut|cutting|hole & roof & install|installing|fitting: campervan roof vent install
rope making|ropemaking|making rope|ropewalk|rope walk & rope & twist|strand & yarn|hemp|fibre|fiber|twine: rope making
rosary|holy rosary & mysteries|decade & pray|hail mary: holy rosary
rose cuttings|roses from cuttings|rose from cuttings|propagate roses|propagating roses|propagate rose|rose propagation & cutting|cuttings & root|rooting|roots: roses from cuttings, propagating roses
rose pruning|pruning roses|prune roses|prune a rose|pruning a rose|prune your roses|pruning rose|prune rose & stem|stems|cane|canes|bud|secateurs: pruning roses, rose pruning
rotator cuff & exercises & rehab & band|physio|strengthen: rotator cuff exercises, rotator cuff rehab
roti & dough|atta & tawa & recipe|homemade: how to make roti, roti recipe
router jig|router jigs & build|make|made & plywood|mdf|wood: router jig, woodworking jigs
rowing machine & technique|form & catch|drive|stroke & how to|mistakes|tips|beginner: rowing machine technique, how to use a rowing machine
royal icing & cookies|biscuits & pipe|piping & flood|outline: royal icing cookies, cookie decorating, royal icing
rtl-sdr|rtl sdr & signals|antenna|receive|dongle|software defined radio: rtl sdr, software defined radio, sdr radio
rugby & drill|drills & scrum|lineout|tackle|ruck|passing & training|coaching: rugby drills, rugby training
runner beans|runner bean & cane|canes|support|trellis|wigwam & plant|sow|grow: growing runner beans
running form|running technique & cadence|foot strike|stride & how to|improve|drills: running form, running technique, how to run properly
rush seat|rush seating|seat rush & chair|stool & weave|weaving: rush seat weaving, seat weaving
rusks|beskuit & buttermilk & bran|dry|dough & recipe|homemade: rusk recipe, buttermilk rusks, how to make rusks
rust repair|sill repair|sill welding|welding sills|wheel arch repair|car welding|welding rust|floor pan repair & weld|welding & sill|sills|arch|floor|patch & car: car rust repair, car welding
rv maintenance|rv repair|rv roof repair|rv roof reseal|reseal rv roof|reseal your rv|rv roof maintenance & seal|sealant|reseal|caulk|leak|repair & roof|slide|awning|tank: us:rv maintenance
rye bread & caraway|sourdough|pumpernickel & flour & recipe|homemade: rye bread, rye bread recipe, how to make rye bread
saddle stitch|saddle stitching & leather & pricking iron|stitching chisel|stitching pony|leathercraft|harness needle: saddle stitching leather, leather stitching
saddler|saddlery|saddle repair|reflocking|saddle reflocking & saddle & flock|flocking|panel|panels|stitching & horse|leather: saddler at work
safari & lion|elephant|leopard|rhino|giraffe & game drive & africa|african|kruger|serengeti|masai mara|kenya|tanzania|botswana|namibia: african safari, game drive
safety razor & shave|shaving & lather & brush|blade: safety razor shave, wet shaving
sailboat refit|yacht refit|boat refit|refit & sailboat|yacht|sailing boat & keel|deck|rigging|cabin|hull: sailboat refit, uk:yacht refit
salsa lesson|salsa tutorial|salsa steps|dance lesson|dance tutorial & salsa & on1|cross body|basic step: salsa dance lesson, salsa steps, salsa dancing tutorial
salve & beeswax & oil & herb|calendula|plantain|comfrey|dandelion|yarrow & how to make|making|homemade|diy|recipe: herbal salve, how to make salve
sambar & toor|dal & tamarind & recipe: sambar recipe, south indian sambar, how to make sambar
samosa & dough & filling|potato & recipe|homemade: samosa recipe, how to make samosa
sand casting|sand cast|green sand & aluminium|aluminum|bronze|brass & melt|pour|molten: sand casting
saree draping|sari draping|drape saree|drape a saree|drape a sari|wear saree|wear a saree|wear a sari & pleats|pallu & tutorial|how to|step by step: how to wear saree, saree draping, saree draping tutorial
sars & efiling & tax return|itr12 & submit|file|filing & how to|step by step|guide: sars efiling, sars tax return, how to submit tax return sars
sash window & cord & replace|replacing|replacement: sash window repair, sash window cord replacement
sashiko & stitch|stitching & thread|pattern|fabric: sashiko stitching
sauerkraut & cabbage & salt & crock|ferment & recipe|homemade: how to make sauerkraut, homemade sauerkraut
sauna build|building a sauna|build a sauna|diy sauna|building a barrel sauna|building our sauna & stove|heater|bench|benches|cladding|cedar|insulation: sauna build
sausage & casings & stuffer|grinder|mince & recipe|homemade: homemade sausages, how to make sausages, sausage making
sausage rolls & pastry & recipe|homemade: sausage rolls, sausage roll recipe, homemade sausage rolls
sawmill|chainsaw mill|chainsaw milling & log|logs & milling|mill & lumber|boards|planks|slabs: milling logs into lumber
saxophone lesson|sax lesson|saxophone tutorial|sax tutorial & embouchure|reed|altissimo|tone: saxophone lesson, sax lesson
saxophone|clarinet|flute & pad & repad|repadding|replace pads|pad replacement|replacing pads: woodwind repad, woodwind repair
scale model|model kit|plastic model & aircraft|spitfire|fighter & build|building & cockpit & decal|paint: model aircraft build, scale model build
scale model|model kit|plastic model & tank & build|building & track|tracks & turret|hull|weathering: model tank build, scale model tank
scarifying|scarify|scarified|dethatch|dethatching & lawn & moss|thatch: lawn scarifying, us:lawn dethatching
scent work|scentwork|nose work|nosework & dog|dogs|puppy & search|hide|hides|scent: scent work for dogs, dog scent training
schedule c & irs|1099|sole proprietor & tax|taxes & fill out|filling out|step by step|line by line: us:schedule c, us:how to fill out schedule c, us:self employed taxes
sciatica & exercises & stretch|stretches & relief: sciatica exercises, sciatica stretches, sciatica pain relief
scone & butter|buttermilk|milk & oven|dough & recipe|homemade: scone recipe, how to make scones, homemade scones
scooter restoration|restoring a scooter|restoring a vintage scooter|classic scooter restoration|vintage scooter restoration & two stroke|2 stroke|vintage|classic & engine|paint|carb: scooter restoration
scotch eggs & sausage meat|sausagemeat & breadcrumbs & recipe|homemade: scotch eggs, scotch egg recipe, how to make scotch eggs
scottish country & dance|dancing & steps|pas de & reel|strathspey & dancers|couples: scottish country dancing
scrambling|scramble & ridge|grade & mountain|summit|crag|mountains & rock|exposed|exposure|hike: mountain scrambling
scrapbook layout|scrapbook & layout & page|photo|12x12 & paper: scrapbook layout
scraping & straight edge|surface plate & blue|bearing & cast iron|iron|machine: metal scraping
screen printing|screen print & squeegee & emulsion|stencil|mesh: screen printing
screen print|screen printing|screenprint & squeegee & emulsion|ink: screen printing
scroll saw & pattern|fretwork|intarsia & cut|cutting: scroll saw
scythe & mowing & grass|hay|meadow & blade|snath|peen|whetstone: scythe mowing, mowing with a scythe
scythe sharpening|sharpen a scythe|sharpening a scythe|scythe peening|peening & scythe & sharpen|sharpening|edge: scythe sharpening
sea bass fishing|sea bass & fishing & lugworm|sandeel|surf|lure & beach|shore|estuary & tide|tides|rod: uk:bass fishing, uk:shore fishing, uk:sea bass fishing
seal pup|seal pups & beach|coast|colony|rescue|mother|shore: seal pups
seed starting|starting seeds|sowing seeds|seed sowing & tray|module|modules|cell|soil block & indoors|germinate|germination|windowsill|grow light: sowing seeds, seed starting
segmented bowl|segmented vase|segmented turning|segmented woodturning & lathe|woodturning & ring|segment & glue: segmented woodturning
seized engine|engine seized|seized motor & free|freeing|unseize|unstick & piston|cylinder|crank: seized engine
seized sewing machine|sewing machine seized|sewing machine stuck & oil|kerosene|heat|handwheel|hand wheel: seized sewing machine, sewing machine repair
self assessment & tax return & hmrc & fill in|filling in|complete|step by step|walkthrough: uk:self assessment tax return, uk:how to fill in self assessment
sensory play|sensory bin|sensory bins & toddler|baby|kids|preschool & rice|water|sand|foam|oats|messy: sensory play, sensory play ideas
sermon|homily & sunday & gospel|scripture & church|parish|preach: sunday sermon
serve & tennis & trophy position|pronation|kick serve|flat serve|continental grip & technique & lesson|tips|how to|drill: tennis serve, tennis serve technique, how to serve in tennis
sew a dress|sewing a dress|make a dress|making a dress & bodice|dart|sleeve|facing & sew|sewing & pattern|fabric: sewing a dress
sew a zipper|sew a zip|insert a zipper|insert a zip|install a zipper|sewing a zipper|zipper insertion|sew in a zip & zipper foot|zip foot|seam|stitch & fabric|sew: how to sew a zipper
sewing a dress|sew a dress|dress sewing|dress & sew|sewing & pattern & bodice|dart: dress sewing, sewing a dress
sewing machine service|sewing machine servicing|sewing machine maintenance|service your sewing machine|service a sewing machine|oil your sewing machine|oil a sewing machine & oil & clean|lint|bobbin case|needle plate: sewing machine maintenance, sewing machine service
sewing machine tension|tension & sewing machine & bobbin & adjust|fix|loop|birdnest: sewing machine tension
sewing machine tension|thread tension|bobbin tension|tension problems|tension issues & sewing machine & bobbin|stitch: sewing machine tension
sgraffito & pottery|clay|ceramics|ceramic & slip|underglaze & carve|carving|scratch|decorating|design: sgraffito pottery, sgraffito ceramics
shabbat|shabbos & candles|kiddush|challah & blessing|blessings & jewish|hebrew|torah: shabbat blessings
shading|shade & pencil & drawing|draw & tones|values|blending|hatching & how to|tutorial|techniques|lesson: pencil shading, pencil drawing techniques, how to shade a drawing
shave horse|shaving horse & build|building & wood|drawknife|lumber: shave horse build, shaving horse
shed build|building a shed|build a shed|garden shed build & stud|frame|cladding|roof|floor: shed build, building a shed
sheep shearing|shearing sheep|shear a sheep|shear sheep|shearing & sheep|ewes & fleece|handpiece|wool|shears: sheep shearing, shearing sheep
sheepdog training|training a sheepdog|sheepdog|sheep dog & sheep & train|training & gather|outrun|whistle|flank|command: sheepdog training
shock absorber|shock absorbers & replace|replacement|replacing|change & car|vehicle|truck|van & bolt|bolts|mount & front|rear: shock absorber replacement
shortbread & butter & sugar & flour & recipe|homemade: shortbread recipe, how to make shortbread
shortcrust & pastry & butter & flour & rub|chill|rest & recipe|homemade: shortcrust pastry, how to make shortcrust pastry, shortcrust pastry recipe
show me tell me & driving test & questions|examiner: uk:show me tell me questions, uk:driving test questions, uk:show me tell me
showjumping|show jumping & horse|pony & round|course|clear|poles: show jumping, horse jumping
sideboard|dresser|wardrobe & chalk paint & upcycle|makeover|flip: painted furniture makeover
sight reading|sight read & piano & lesson|exercise|tips: piano sight reading, sight reading practice
signal box|signalbox & lever|levers|signalman|signaller & railway: signal box, uk:railway signal box
signwriting|sign painting|sign painter|signwriter & brush|enamel|one shot & letter|lettering|letters: sign painting, hand painted signs
signwriting|sign writing|sign painting|sign painter & brush & enamel|mahl & lettering|letters|sign: sign painting, hand painted signs
silage & forage harvester|baler|clamp|wagon|mower & grass & contractor|tractor|tractors: silage season
simultaneous equations & elimination|substitution & solve|solving: simultaneous equations, how to solve simultaneous equations
sing harmony|sing harmonies|harmony singing & thirds|intervals & learn|lesson|tutorial: how to sing harmony, harmony singing, singing harmonies
sitar lesson|sitar tutorial|learn sitar & meend|raga|mizrab: sitar lesson, learn sitar, sitar tutorial
skateboard making|making a skateboard|make a skateboard|skateboard build|longboard build|making a longboard|build a skateboard|building a longboard|diy skateboard|diy longboard & deck & veneer|plywood|ply|template|maple: skateboard deck making
skateboard|skateboarding & ollie|kickflip|shuvit & trick tip|how to|tutorial: skateboard tricks
ski edge sharpening|sharpening ski edges|sharpen ski edges|ski tuning|sharpen your skis|sharpening skis|ski edges & file|bevel & edge|edges: ski edge sharpening, ski tuning
ski touring|backcountry skiing|ski mountaineering & skins|skinning|avalanche & snow|powder|summit|descent: ski touring, backcountry skiing
ski waxing|waxing skis|wax skis|wax your skis|hot wax skis|wax your own skis & iron|base|scrape: ski waxing
skim|skimming|skim coat & plaster|plastering & wall|ceiling & trowel: plaster skimming
skin on frame & kayak & lash|lashing|ribs|stringers|gunwale: skin on frame kayak, skin on frame boat, kayak building
skirting board|skirting boards|baseboard|baseboards & mitre|miter|cope|scribe & fit|fitting|install|installing: us:baseboard installation, uk:skirting board fitting
skoolie|school bus conversion & conversion|convert|converted|build & bus & floor|roof raise|seats|insulation|kitchen: bus conversion, us:skoolie conversion
slate roof|roof slate|slipped slate|broken slate & repair|replace & slipped|broken|ripper|nail: slate roof repair
sleeper train|night train|overnight train & cabin|berth|bunk|compartment|couchette & journey|trip|review|travel: sleeper train, overnight train
slice & golf & swing & fix|stop|cure & drill|drills & path|face|driver: how to fix a slice, golf swing drills
slicer & settings & infill|walls & 3d print|3d printing|3d printer: slicer settings, 3d print settings, 3d printing slicer
slide lesson|slide tutorial|guitar lesson|guitar tutorial & slide guitar & open tuning|open g|open d|open e: slide guitar lesson, slide guitar open tuning
slip trailing|slip trail|sliptrailing & pottery|clay|ceramic|slipware & slip: slip trailing, slip trailing pottery
sloe gin & sugar & steep|prick|hedgerow & recipe|homemade: sloe gin, how to make sloe gin, sloe gin recipe
slow cooker & recipe & beef|chicken|stew & dinner|meals: slow cooker recipes, slow cooker meals
slow speed|slow control|slow riding|low speed & motorcycle|motorbike & clutch|u-turn|figure of eight|figure 8 & practice|skills|lesson|training|tips: slow speed motorcycle riding, motorcycle slow control, motorcycle riding skills
slugs|slug control|slug & garden|gardening|allotment & trap|traps|nematodes|pellets|copper|beer trap|deter: slug control, slugs in garden
smallholding|homestead|croft & vlog|day in the life|update|daily & chickens|goats|sheep|pigs & animals|farm|feeding: smallholding life, us:homestead life
smoked salmon|smoking salmon & cold smoke|cold smoker & cure & salt|sawdust & recipe|homemade: cold smoked salmon, how to smoke salmon, smoking fish
snake catcher|snake rescue|snake removal|snake relocation & venomous|cobra|python|brown snake|viper & relocate|release|released|relocated: snake catcher, snake rescue
snooker & cue action|cueing|potting & coaching|coach|lesson: snooker coaching
snow storm|snowstorm|blizzard & plough|plow|snowplow|drifts|drift & road|roads|stuck|driving: snow storm
snowboard carving|carving on a snowboard|carve on a snowboard|carving & snowboard|snowboarding & edge|turn|turns: snowboard carving
snowmobile|snowmobiling & trail|trails|powder|backcountry & ride|riding: snowmobile riding
snowshoe making|making snowshoes|make snowshoes|traditional snowshoes|building snowshoes|wooden snowshoes & rawhide|lacing|steam bend|bending & frame|wood|ash: snowshoe making, traditional snowshoes
soda bread & buttermilk & recipe|homemade|bake: soda bread recipe, buttermilk soda bread, soda bread without yeast
soft pastel|soft pastels & painting|paint & paper|pastelmat & tutorial|lesson|how to|step by step: pastel painting, soft pastel tutorial, pastel painting tutorial
soil blocks|soil blocking|soil blocker & seed|seeds|seedlings: soil blocking, soil blocks for seed starting
solar eclipse & totality|glasses|path|partial|annular & sun|moon: solar eclipse
solar|solar panel|solar panels & van conversion|campervan|camper van|van build & mppt|charge controller & roof & install|installing|fit|fitting: campervan solar install, van solar setup
sole trader & limited company & versus|vs|better|difference: sole trader vs limited company, uk:limited company or sole trader
solo sailing|single handed sailing|singlehanded sailing|single-handed sailing|sailing solo & passage|crossing|offshore & boat|yacht|sailboat: solo sailing, single handed sailing, sailing passage
solo travel|solo female travel|travelling solo|traveling solo|solo traveller|solo traveler & hostel|budget|itinerary|backpacking|trip: solo travel
sota & summit|summits & activation|activating & radio|antenna|qso: sota activation, summits on the air, portable ham radio
sourdough & loaf|bread & bulk & proof|prove|shaping & bake & recipe: sourdough bread, sourdough bread recipe, how to make sourdough bread
sourdough & underproofed|overproofed & crumb & dense|gummy|flat & mistakes|troubleshooting: sourdough mistakes, sourdough troubleshooting
sourdough discard & recipe: sourdough discard recipes, sourdough discard, what to do with sourdough discard
sourdough starter & flour & feed & day 1|day one: sourdough starter, how to make sourdough starter, sourdough starter from scratch
sowing carrots|sow carrots|carrot seeds|carrot sowing|sowing carrot & seed|seeds|thin|row|carrot fly|germinate: sowing carrots, growing carrots
sowing tomato|sow tomato|tomato seeds|tomatoes from seed|sowing tomatoes & sow|sowing & germinate|germination|pot on|propagator|tray|seed compost: sowing tomato seeds, growing tomatoes
spaniel training|working spaniel|gundog spaniel|spaniel & quarter|quartering|flush|flushing & train|training: gundog training, spaniel training
spanish grammar|spanish lesson|spanish verbs|learn spanish & subjunctive|preterite & grammar|verbs: spanish grammar, spanish lesson, learn spanish
spark plugs|spark plug & change|changing|replace|replacement|replacing & gap|torque|socket|coil pack & engine|car|cylinder: how to change spark plugs, spark plug replacement
spinning wheel & wool|fleece & treadle|bobbin|ply & spin|spinning: spinning wheel, spinning wool
spinning wool|spin wool|spinning yarn|spin yarn|drop spindle|handspinning & wool|fleece|roving & yarn & spinning wheel|drop spindle|spindle: spinning wool, spinning yarn
splitting a hive|splitting hives|hive split|split a hive|splitting bees|split hives|colony split|walk away split & bees|beekeeping & queen cell|queen cells|nuc|colony: splitting a hive, hive split
spoken english & sentences & daily & practice|speaking: spoken english, english speaking practice, daily use english sentences
spoon carving|carve a spoon|carving a spoon|carve a wooden spoon|carving a wooden spoon & hook knife|axe|green wood|greenwood|knife & carve|carving: spoon carving, carving a wooden spoon
spoon carving|carve a spoon|carving a spoon|carving a wooden spoon|carve a wooden spoon & green wood|hook knife|axe|knife: spoon carving
spoon ring|spoon rings & mandrel|bend|cut|saw|hammer & make|making|made: spoon ring
spreadsheet & budget & monthly & how to make|create|build|from scratch|step by step: budget spreadsheet, monthly budget spreadsheet, how to make a budget spreadsheet
squash & boast|ghosting & drill|drills & coaching|solo|practice|court: squash drills
squat|squats & form|technique & depth & barbell & how to|mistakes|cues|tips: squat form, barbell squat technique, how to squat
ssd upgrade|ssd replacement|replace ssd|upgrade ssd|install ssd|laptop ssd & laptop & screws|bottom cover|back cover|m.2|sata & install|replace|upgrade: laptop ssd upgrade
stained glass & solder|soldering|lead came|copper foil & cut|cutting|foil|grinder & make|making|project|panel|tutorial: stained glass, stained glass making
standing rigging & sailboat|yacht|boat & replace|replacing|replacement|new rigging & shroud|shrouds|stays|forestay|mast: standing rigging replacement, sailboat rigging
starter motor|starter replacement|replace starter & replace|replacement|replacing & solenoid|bolts|click & car|engine|van|truck: starter motor replacement
starting a young horse|backing a young horse|colt starting|first ride & young horse|colt|unbroken|green horse & saddle|rider|groundwork & horse: horse training, starting a young horse
stationary engine|stationary engines|hit and miss engine & flywheel|magneto|hopper|open crank & running|run|start|starting: stationary engine, vintage stationary engine
steak pie|meat pie & pastry & gravy|beef & recipe|homemade: meat pie recipe, homemade meat pie
stealth camping|stealth camp & night|overnight & hidden|tent|van|bivvy: stealth camping, stealth camp
steam bending|steam bent & wood|oak|ash & steam box|steamer|former|form: steam bending wood
steam locomotive restoration|steam locomotive overhaul|steam loco restoration|steam loco overhaul|restoring a steam locomotive|locomotive overhaul & steam & boiler|tender|firebox: steam locomotive restoration
steam train|steam trains|steam locomotive|steam loco|steam gala & heritage railway|preserved railway|heritage line & gala|platform|footplate|departing|hauled: steam train, heritage railway, steam locomotive
steel lesson|steel tutorial|guitar lesson|guitar tutorial & pedal steel|lap steel & tuning|bar: steel guitar lesson
stick drift|joystick drift & controller & fix|repair: stick drift fix, controller stick drift
stick making|walking stick|shepherds crook|shepherd's crook & horn|antler|shank|hazel & make|making: stick making
stick welding|arc welding & rod|electrode & amp|bead: stick welding, arc welding
stock fence|stock fencing|sheep netting|stock netting & strainer|straining|staples & posts|post & fencing|fence: stock fencing, farm fencing
stoma bag change|ostomy bag change|change a stoma|change stoma bag|changing my stoma|change my stoma|changing my ostomy|change ostomy|change an ostomy|change your ostomy & skin|barrier|adhesive|pouch|wafer: stoma bag change, ostomy bag change
stone carving|letter cutting|carving stone|stone carver & chisel|mallet & slate|limestone|marble|sandstone|stone: stone carving
stone circle|stone circles|standing stone|standing stones|megalithic & neolithic|bronze age|prehistoric & site|stones|archaeology: megalithic sites, ancient stones
storm chasing|storm chase|storm chaser|storm chasers & tornado|supercell|hail: storm chasing
straight razor|cutthroat razor & honing & whetstone|bevel set|grit|stone: straight razor honing
straw bale house|straw bale building|straw bale construction|straw bale wall|straw bale walls|straw bale home|straw bale & wall|walls|house & build|building|built & plaster|render|timber: straw bale building, straw bale construction
strawberry jam & sugar|pectin & jars & boil|set & recipe|homemade: strawberry jam, strawberry jam recipe, how to make strawberry jam
strawberry runners|strawberry runner|strawberries from runners|propagate strawberries|propagating strawberries & runner|runners & pot|plant|root: strawberry runners, growing strawberries
street photography & candid|35mm|pov & street|city|people: street photography
stringing & 3d printer|3d print|3d printing & retraction & settings & fix|reduce|stop|eliminate: 3d print stringing, how to fix stringing, retraction settings
stringing|restring|restringing & racket|racquet & tennis & tension|knots & machine: tennis racket stringing, racket stringing
succulent propagation|propagate succulents|propagating succulents|succulents from leaves|succulents from cuttings|propagate succulent & leaf|leaves|cutting|cuttings & root|roots|soil: succulent propagation
sudoku & x-wing|xy-wing|swordfish|naked pair|naked pairs|hidden pair & solve|solving & technique|how to|tutorial|strategy: sudoku solving, how to solve sudoku, sudoku techniques
sugar flowers|paste flowers|gumpaste flowers & gum paste|gumpaste|flower paste & petal & wire|cutter & tutorial|make: sugar flowers, gum paste flowers, how to make sugar flowers
suminagashi & ink & paper & water: suminagashi marbling, japanese paper marbling
surfboard shaping|shaping a surfboard|making a surfboard|surfboard build|shape a surfboard|make a surfboard|building a surfboard & foam|blank & fibreglass|fiberglass|glassing|resin|fins: surfboard shaping, surfboard making
surfing|surf & pop up|pop-up & paddle|whitewater|wave & beginner|beginners & learn|lesson|how to: learn to surf, how to surf
surname|surnames & origin|origins & meaning & gaelic|clan|coat of arms|norman|descended: surname origins, surname meaning
sushi & rice & nori & roll & recipe|homemade: how to make sushi, homemade sushi, sushi rolls
swarm|swarms & bees|beekeeping|honey bees & catch|catching|collect|collecting|bait hive|trap: swarm catching, bee swarm
sweet peas|sweet pea & sow|sowing|germinate & seed|seeds|seedlings & grow|plant|pots: growing sweet peas, sweet peas from seed
swift box|swift boxes|swift nest box|swift nest boxes & birds|nesting|eaves|colony: swift nest box, swift box
tabla lesson|tabla tutorial|learn tabla & bols|kaida|teental|theka: tabla lesson, learn tabla
table tennis & topspin|serve|loop|forehand & technique & lesson|tutorial|coach: table tennis lesson, table tennis technique
tablet & condensed milk & sugar & boil|butter & recipe|homemade: tablet recipe, how to make tablet, condensed milk tablet
tablet weaving|card weaving & band & warp|pattern: tablet weaving, band weaving
tagine & lamb|chicken & apricot|preserved lemon & recipe: tagine recipe, how to cook tagine
tai chi|taiji & yang style|chen style|24 form|8 form|24 forms|yang form & lesson|learn|tutorial|step by step: tai chi, learn tai chi
tajweed|tajwid & quran|qur'an & learn|lesson|rules|makharij|course: tajweed lesson
tallow & render & beef|suet & fat & strain|jar|simmer: how to render tallow, rendering beef tallow, beef tallow at home
tamales & masa & husks & recipe|homemade: how to make tamales, tamales recipe
tango lesson|tango tutorial|tango technique|learn tango & argentine & ocho|embrace: tango lesson, argentine tango, tango steps
tap dance|tap dancing|tap tutorial & shuffle & time step|flap|ball change & tutorial|lesson: tap dance tutorial, tap dance steps, tap dancing lesson
tapestry & weave|weaving & loom & weft|warp: tapestry weaving
tarp setup|tarp set up|tarp ridgeline|tarp shelter|pitch a tarp|rig a tarp & ridgeline & knot|hitch|prusik: tarp setup, tarp ridgeline
tarp setup|tarp setups|tarp shelter|tarp pitch|tarp configuration|pitch a tarp|tarp shelters & ridgeline|guy line|guy lines|stakes|pegs: tarp setups, tarp shelter
tatting & shuttle & picot|lace|ring|chain: shuttle tatting, tatting lace
tatting|needle tatting|shuttle tatting & shuttle|needle & picot|double stitch & lace|thread|ring|chain: tatting lace
teak & sideboard|table|chair & restore|restoration & furniture: teak furniture restoration
teapot & throwing|thrown & clay|pottery & wheel & spout|lid: throwing a teapot, pottery teapot
teardrop trailer build|teardrop camper build|teardrop build|building a teardrop|build a teardrop & trailer|camper & plywood|galley|frame: teardrop trailer build, teardrop camper build
teddy bear & repair & paw|stuffing|mohair|joint|eye: teddy bear repair
telescope setup|set up a telescope|set up your telescope|use a telescope|use your telescope & eyepiece|finder|finderscope|mount: how to use a telescope, telescope setup
tempeh & soybeans & starter|culture & incubate|ferment & recipe|homemade|make: how to make tempeh, homemade tempeh
tempering chocolate|temper chocolate|chocolate tempering & marble|seed|thermometer|couverture: tempering chocolate, how to temper chocolate, chocolate tempering
tennis elbow & exercises & stretch|physio|eccentric: tennis elbow exercises
terrace garden|terrace gardening|rooftop garden|balcony garden & vegetable|vegetables & grow bag|pot|pots|containers: vegetables in pots
terrain & wargaming|wargame & foam|xps & build|make|making|diy: wargaming terrain, diy tabletop terrain
terrarium & build|building|making|make & moss & drainage|substrate|charcoal|hardscape: terrarium build
thatching|thatcher|rethatch|rethatching & roof & reed|straw|spar|ridge: thatching a roof, thatched roof
theory test & hazard perception & driving|dvsa|learner: driving theory test
thepla & methi|fenugreek & dough & recipe|homemade: methi thepla, thepla recipe
thermostat & coolant & car|engine & replace|replacement|replacing|change: car thermostat replacement
throwing a bowl|throw a bowl|throwing bowls & wheel & clay|pottery: throwing a bowl, pottery wheel bowl, wheel throwing
thru hike|thru-hike|thru hiking|thru-hiking & day & mile|miles|km & trail & camp|town|shelter: thru hike, thru hiking, long distance hiking
tig welding aluminum|tig welding aluminium|tig weld aluminum|tig weld aluminium|aluminum tig|aluminium tig|tig aluminum|tig aluminium & torch|filler|amp|tungsten: tig welding aluminum, tig welding
tiling & bathroom|shower & adhesive|thinset & grout & wall|floor: bathroom tiling
timber frame|timber framing|oak frame & mortise|mortice|tenon & joint|joinery|peg: timber framing, timber frame joinery
time lapse|timelapse & interval|intervalometer & camera & settings & how to|tutorial|guide|tips: how to shoot a timelapse, timelapse photography, timelapse settings
time trial & cycling|bike|cyclist & aero|watts|power|skinsuit|tt bike: cycling time trial
times tables|times table & maths|math|multiplication|ks1|ks2 & learn|practice|trick|song: times tables, learn times tables
timing & sewing machine & hook & adjust|set|fix: sewing machine timing
timing belt|cambelt|cam belt & tensioner|water pump|idler & replace|replacement|change|replacing & engine|crankshaft|camshaft: timing belt replacement, uk:cambelt change
timing chain & replace|replacement|replacing & tensioner|guides & engine|crankshaft|sprocket: timing chain replacement
to fillet|fillet a & fish & knife & bones|skin: how to fillet a fish, filleting fish, fish filleting
to sing|sing high & high notes & mixed voice|head voice & strain|exercise: how to sing high notes
toad in & hole & sausages & batter & recipe|homemade: toad in the hole, toad in the hole recipe
toddler tantrum|toddler tantrums|tantrum|tantrums & toddler & calm|feelings|emotions|behaviour|behavior & how to|tips|handle|deal: toddler tantrums, how to deal with toddler tantrums
toffee apples|candy apples & sugar|syrup & crack|thermometer|dip & recipe|homemade: uk:toffee apples, us:candy apples, toffee apple recipe
toffee pudding & sticky & dates & sauce & recipe|homemade: sticky toffee pudding, sticky toffee pudding recipe
tofu & soy|soya|soybeans & coagulant|nigari|gypsum & recipe|homemade|make: homemade tofu, how to make tofu, tofu from scratch
toilet & running & fill valve|flush valve|cistern|flapper & fix|repair: running toilet fix, toilet repair
`
