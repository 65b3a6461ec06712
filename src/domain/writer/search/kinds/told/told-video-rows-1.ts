import type { ToldRows } from "./told-kinds.ts"

export const videoRows1: ToldRows = `
11 plus|eleven plus & verbal reasoning|non-verbal reasoning|grammar school & practice|questions|mock: uk:11 plus, uk:11 plus preparation, uk:11 plus practice
3x3|rubik|speedcube|speedcubing & f2l|oll|pll & algorithm|algorithms & solve|solving: cube algorithms
aari work|aari embroidery|aari & embroidery|blouse & needle|beads|stitch|zardosi|thread: aari work, aari embroidery
abandoned & urbex|urban exploration|explore|exploring & house|mansion|hospital|school|hotel|asylum & inside|building|left behind|decay: abandoned places, abandoned building exploration
abbey & monks|monastic|cistercian|augustinian|benedictine|dissolution & ruins|ruined & century|history|founded: abbey ruins, abbey history
accordion & repair & reed|bellows: accordion repair
accordion lesson|accordion tutorial|learn accordion & bellows|bass: accordion lesson
achilles tendinopathy|achilles tendonitis|achilles tendinitis & exercises & calf|heel raises|eccentric|rehab: achilles tendonitis exercises, achilles tendinopathy exercises
acoustic guitar & repair & crack|bridge lift|neck reset & glue|clamp|luthier: acoustic guitar repair
acoustic guitar build|building an acoustic guitar|build an acoustic guitar|making an acoustic guitar|acoustic guitar making & brace|bracing|side|neck: acoustic guitar build
acrylic nails|acrylic nail|acrylic full set|acrylic application & bead|monomer & nail & tutorial|how to|step by step: acrylic nails, acrylic nails tutorial
acrylic painting|acrylic & landscape|seascape & painting & canvas|brush & step by step|tutorial|lesson: acrylic painting tutorial, acrylic landscape painting
acrylic pour|acrylic pouring|paint pouring|pour painting & cells|pouring medium|canvas & acrylic: acrylic pouring, fluid art, acrylic pour painting
active recall|spaced repetition|revision techniques|revision tips|how to revise & revision|revise & exam|exams|gcse|a level: how to revise, revision techniques, revision tips
adding fractions|add fractions|adding and subtracting fractions & denominator|denominators & maths|math|how to|lesson: adding fractions, how to add fractions
adhd child|adhd children|adhd kids|adhd parenting|parenting adhd|child with adhd|kids with adhd|children with adhd & parent|parents|parenting & strategies|school|behaviour|behavior|routine: adhd parenting
adirondack chair & build|building|make|making & wood|cedar|lumber|plan: adirondack chair
adsb|ads-b & receiver|feeder & antenna & sdr|dongle|dump1090|feeder: ads-b receiver
air fryer & recipe & chips|chicken|potatoes|salmon: air fryer recipes, air fryer cooking
airbrush|airbrushing & scale model|model kit|plastic model|miniatures & thin|psi|primer: airbrushing models
allotment tour|allotment & tour & plot|bed|beds & harvest|veg|vegetables|growing: uk:allotment tour
alpaca shearing|shearing alpacas|shearing our alpacas|shearing day|shear an alpaca|shearing & alpaca|alpacas & fleece: alpaca shearing, shearing alpacas, alpaca fleece
alpaca|alpacas & farm|paddock|smallholding & herd|cria|toenails|feeding|halter: alpaca farm
alternator & replace|replacement|replacing & belt|bolt|bolts & car|van|truck|vehicle: alternator replacement
amigurumi & crochet & magic ring|magic circle|stuffing|single crochet & tutorial|how to: amigurumi tutorial, how to crochet amigurumi
amigurumi & crochet & pattern: crochet amigurumi, amigurumi pattern
anagama|wood kiln|wood fired kiln|woodfired kiln|wood-fired kiln & pots|pottery|ceramics & ash|stoke|firing: wood fired pottery
anchoring|anchor a boat|boat anchor|anchor a yacht & boat|yacht|sailboat & chain|rode|scope & set|holding|bottom: anchoring a boat, boat anchor
angelfish & spawn|spawning|breeding|breed & fry|eggs & tank|aquarium & pair: angelfish breeding, angelfish spawning, breeding angelfish
ankle sprain|sprained ankle & exercises & rehab & balance|strengthen|recovery: ankle sprain exercises, ankle sprain rehab, sprained ankle exercises
annapurna & trek|trekking & teahouse|pokhara|thorong|manang|ghandruk|poon hill: annapurna trek, nepal trek
antenna|dipole|end fed & ham radio|amateur radio & wire & hf|40m|20m|80m & build|diy|homemade: ham radio antenna, hf wire antenna, diy ham radio antenna
antifoul|antifouling|bottom paint|bottom painting & boat|hull|yacht & roller|coat|coats|sanding|scrape: boat bottom painting, uk:antifouling a boat
anvil & restore|restoration|resurface & weld|face|grind|rust: anvil restoration
anzac & biscuits & oats & syrup & recipe|homemade: anzac biscuits, anzac biscuit recipe, how to make anzac biscuits
appalachian trail & thru-hike|thru hike|thru hiker|thru-hiker & miles|resupply|shelter|gear: appalachian trail thru hike, appalachian trail
appam & batter & coconut milk|ferment|yeast & recipe: appam recipe, appam batter
apple tree pruning|pruning apple trees|prune apple trees|prune an apple tree|pruning an apple tree|prune apple|pruning apple & branch|spur|winter|bud: pruning apple trees, apple tree pruning
aquaponics|aquaponic & fish|tilapia & grow bed|growbed|media bed|raft & pump|lettuce|plants: aquaponics system
aquarium algae|algae & aquarium|fish tank|planted tank & black beard|hair algae|green algae|staghorn|brown algae & remove|control|get rid|cause: aquarium algae, aquarium algae control
aquarium cycling|cycling a fish tank|cycle a fish tank|cycle an aquarium|cycling an aquarium|nitrogen cycle|fishless cycle|fishless cycling|cycling & aquarium|fish tank & ammonia & nitrite|nitrate: aquarium nitrogen cycle, cycling a fish tank
aquarium filter|fish tank filter|canister filter|sponge filter|hob filter & clean|cleaning|rinse & aquarium|fish tank & media|sponge|impeller: aquarium filter cleaning, fish tank filter
arabic alphabet|arabic letters & learn|lesson & read|write|pronounce|harakat: arabic alphabet, learn arabic, arabic lesson
arabic calligraphy|islamic calligraphy & qalam|reed pen|naskh|thuluth: arabic calligraphy, islamic calligraphy
archaeological dig|archaeological excavation|archaeology dig|archaeologists excavate & archaeologist|archaeologists|archaeology & trench|finds|pottery|excavated: archaeological dig, archaeological excavation
archery & recurve & form & release|anchor|stance & technique|coaching|how to: archery form, archery technique, recurve archery
arrow|arrows & fletching|fletch & feather & glue|jig & shaft: arrow fletching
astrophotography & stacking|guiding|calibration & nebula|galaxy & deep sky|telescope|exposure: deep sky astrophotography
auslan & sign language|signs & learn & vocabulary|lesson|fingerspelling: learn auslan, australian sign language
aviary & budgie|canary|finch|budgies|canaries|finches & breeding|breed & nest|chicks|eggs: aviary birds, breeding cage birds
axe handle|axe haft|rehandle|rehang|hang an axe|hanging an axe & axe & hang|rehang|rehandle|replace & wedge|eye: axe handle replacement
axe restoration|restore an axe|restoring an axe|axe restored|restoring an old axe|restore an old axe & handle|haft|wedge & file|sharpen|rust|vinegar: axe restoration
axe|hatchet & restore|restoration & handle|haft & rust|head: axe restoration
axolotl|axolotls & tank|aquarium & care|feed|feeding|chiller|setup|filter: axolotl tank, axolotl care
baby led weaning|baby-led weaning|baby weaning|starting solids|start solids|introducing solids & baby & puree|finger food|6 months|six months|first foods: baby weaning, starting solids
baby sign & sign language & milk|eat & teach|learn: baby sign language, baby signing, baby signs
baby sleep|newborn sleep|infant sleep|baby sleep training & naps|wake windows|sleep regression|sleep consultant|sleep training & baby|newborn|infant: baby sleep
baby sling|ring sling|baby wrap|wrap sling|stretchy wrap & baby|newborn & tie|thread|wear|tying & how to|tutorial|instructions: baby sling tutorial, how to wear a baby sling
bachata lesson|bachata tutorial|bachata steps|learn bachata & basic & steps: bachata lesson, bachata steps, how to dance bachata
backhand & tennis & one-handed|two-handed|groundstroke & technique & lesson|tips|how to|drill: tennis backhand, tennis backhand technique
backlight & tv & repair|fix & led strips|led strip & diffuser|no picture|faulty|panel: tv backlight repair
backpacking gear|ultralight gear|ultralight backpacking gear|backpacking gear list & ultralight & base weight|tent|sleeping bag|quilt & backpacking: backpacking gear, ultralight backpacking gear
backstroke & swim|swimming & technique & kick|rotation|pull & how to|drills|lesson|tips: backstroke technique, how to swim backstroke
bacon & cure|curing & pork belly & salt & recipe|homemade: homemade bacon, how to cure bacon
badger|badgers & sett|trail camera|trail cam|wildlife camera & wildlife|garden|wild|night: wild badgers
badminton & smash|footwork|clear & training & technique & drill|lesson|coach: badminton training, badminton technique
baduk|weiqi|game of go|go game & joseki|tsumego|fuseki|life and death & stones|board|baduk|weiqi: go game
bagels & boil & dough & recipe|homemade: homemade bagels, bagel recipe, how to make bagels
bagpipe lesson|bagpipe tutorial|chanter lesson|learn bagpipes & chanter & bagpipes: bagpipe lesson
bagpipe|bagpipes & maintenance|maintain & reed|drone|chanter: bagpipe maintenance
baguette & dough & score|couche|poolish & recipe|homemade: baguette recipe, homemade baguette, how to make baguettes
balance exercises & seniors|older adults|elderly & falls|fall: balance exercises for seniors, fall prevention exercises, balance exercises elderly
balance sheet & assets & liabilities & explained|understand|understanding: balance sheet explained
balancing chemical equations|balance chemical equations|balancing equations|balance equations & chemistry|chemical & how to|atoms|reactants|steps|lesson: balancing chemical equations, how to balance chemical equations, balancing equations
balayage & hair & lightener|bleach|toner|foils & technique|tutorial|how to|step by step: balayage technique
ball joint|ball joints & replace|replacement|replacing & separator|control arm|knuckle|press & car|truck|vehicle|steering: ball joint replacement
ballasting|ballast track|ballast the track|ballast your track & model railway|model railroad & track & glue|pva|brush: ballasting track, model railway ballasting
ballet class|ballet lesson|ballet barre|ballet tutorial & barre & plie|plié|tendu|pirouette & exercise|combination: ballet class, ballet technique, ballet barre
balsa plane|balsa glider|balsa airplane|balsa aircraft|balsa model plane|balsa model aircraft & tissue|dope|rubber powered|ribs & build|built|building: balsa plane, balsa wood model plane
bandsaw|band saw & setup|set up|tune & tension & tracking|guide: bandsaw setup
banjo & setup|set up & head & bridge: banjo setup
banjo lesson|banjo tutorial & tenor banjo & irish & jig|reel|triplets: tenor banjo lesson, irish tenor banjo
banjo lesson|banjo tutorial|learn banjo & bluegrass|scruggs|three-finger & rolls: banjo lesson, bluegrass banjo, banjo rolls
bank reconciliation & bookkeeping|accounting|ledger|cash book & reconcile|reconciling|statement & how to|step by step|example|tutorial: bank reconciliation, how to do bank reconciliation
bannock & flour & dough & recipe|homemade: bannock recipe, how to make bannock
bansuri lesson|bansuri tutorial|learn bansuri & blowing|fingering|raga|sargam|flute: bansuri lesson, bansuri flute, learn bansuri
bar tape|handlebar tape & wrap|wrapping & bike|bicycle|handlebar: bar tape wrapping
bara brith & tea|fruit & recipe|homemade|bake: bara brith, bara brith recipe
barfi|burfi & milk|khoya|coconut & ghee|sugar & recipe|homemade: barfi recipe, how to make burfi, indian sweets recipe
barmbrack|tea brack & sultana|raisin|fruit & recipe|homemade|bake: barmbrack recipe, fruit loaf
barn find & first start|will it run & engine|fuel|spark: barn find first start, will it run
barn owl|barn owls|tawny owl|owl|owls & nest box|owl box|nestbox & chicks|eggs|owlets|nest: owl nest box
barre chords|barre chord & guitar & buzz|strength|wrist: barre chords guitar, how to play barre chords, barre chords lesson
bas & gst & ato & lodge|lodging & how to|step by step|guide: bas statement, how to lodge a bas
baseboard|baseboards|benchwork & model railway|model railroad & build|built|building: model railway baseboard, us:model railroad benchwork
basketball & drill|drills & shooting|dribbling|ball handling & training|workout: basketball drills, basketball training
bass lesson|bass tutorial & double bass|upright bass & bow|pizzicato|arco|walking: double bass lesson, us:upright bass lesson
bass lesson|bass tutorial|learn bass & bass guitar|electric bass & groove|slap|walking|scale: bass guitar lesson, bass lesson, learn bass guitar
bat detector|bat detecting & pipistrelle|echolocation|ultrasonic|khz|bats: bat detecting
batch cooking & freezer & portions & meals & cook|recipes: batch cooking, freezer meals, batch cooking for the freezer
bath a newborn|bathe a newborn|bathing a newborn|newborn bath|bathe your newborn|bath your newborn|bathing your newborn & water|wash|towel|sponge & how to|guide|tips: how to bath a newborn, us:how to bathe a newborn
bath bomb|bath bombs & citric acid & baking soda|bicarb|bicarbonate & how to make|making|diy|recipe: bath bombs, how to make bath bombs, diy bath bombs
batting & cricket & drill|drills & technique|footwork: cricket batting drills, batting technique
bay parking|reverse bay|forward bay|bay park & driving test & learner|driving lesson|driving instructor|lines: bay parking, uk:bay parking driving test
beach fishing|surf fishing & rig|bait|lugworm|ragworm & cast|tide|tides|surf: beach fishing, shore fishing
beard trim|beard trimming|trim your beard|trim a beard|trim beard & clippers|trimmer|razor & neckline|cheek line & how to|tutorial|step by step: beard trim, how to trim a beard
bed leveling|bed levelling|level the bed|leveling the bed & 3d printer|3d printing & first layer & nozzle|z offset|paper: 3d printer bed leveling, 3d print first layer
bee removal|bee cut out|bee cutout|bees in wall|honey bee removal|removing bees|bee rescue & wall|roof|soffit|shed|ceiling & comb|colony & bees: bee removal, honey bee removal
beef jerky & dehydrator & marinade & recipe|homemade: beef jerky, how to make jerky, jerky in dehydrator
beef pho|pho bo & broth & star anise & noodles & recipe|homemade: pho recipe, beef pho, how to make pho
beef rendang|rendang daging & coconut & lemongrass & recipe: beef rendang, rendang recipe
belly dance|belly dancing & shimmy & hip|isolation|drills & tutorial|lesson: belly dance tutorial, belly dance lesson, belly dance moves
bench vise|bench vice|engineers vice|leg vise|vise & restore|restoration & jaw & rust|paint: us:vise restoration, uk:vice restoration
betta tank|betta fish tank|betta & setup|set up & tank & heater|plants|gallon|litre|filter: betta fish tank, betta tank setup
bezel setting|bezel set|bezel & silver & solder|soldering & stone|cabochon|gemstone: bezel setting
bhajan|bhajans & with lyrics|lyrical|lyric video|lyrics video & krishna|shiva|ganesha|rama|hanuman|durga: bhajan with lyrics, devotional songs
bhangra & steps & tutorial|lesson: bhangra steps, bhangra tutorial, learn bhangra
bharatanatyam & adavu & lesson|tutorial|learn: bharatanatyam lesson, bharatanatyam adavus, learn bharatanatyam
bible study & chapter & verse|verses & psalm|gospel|genesis|romans|scripture|jesus: bible study, bible study lesson
bike chain|bicycle chain & replace|replacing|replacement & quick link|chain breaker|worn: bike chain replacement
bike chain|bicycle chain & wax|waxing & melt|paraffin|slow cooker|hot wax: bike chain waxing, hot wax chain
bikepacking & camp|wild camp|overnight|night & route|trip|ride|miles|km: bikepacking trip, bikepacking adventure
bikepacking trip|bikepacking adventure|bikepacking overnighter|bikepacking across|bikepacking in & route|camp|tent|overnight & ride|riding|miles|km: bikepacking trip
biltong & vinegar & coriander & recipe|homemade: how to make biltong, biltong recipe
bind off|cast off|binding off|casting off & knit|knitting & stitches & how to|tutorial|method: how to cast off knitting, us:how to bind off knitting
biochar & garden|soil & kiln|burn|charge|inoculate & make|making|made: biochar for garden soil
bird box|nest box|birdhouse & wood|plywood|timber & hole|entrance & build|building|make|making: bird box
bird song|birdsong|bird songs|bird calls & identify|identification|recognise|recognize & species|learn|song: bird song identification
birding|birdwatching|bird watching & hide|reserve|wetland|binoculars & species|warbler|wader|lifer: bird watching, birding
biryani & dum & basmati|marinate & recipe|homemade: biryani recipe, dum biryani, how to make biryani
biscuits & buttermilk & flour & southern & recipe: us:buttermilk biscuits, us:southern biscuits
bjj|jiu-jitsu|jiu jitsu & guard|sweep|armbar & technique & how to|tutorial|lesson|drill: bjj technique, jiu jitsu technique
black pudding & blood & oats|barley & casings|suet & recipe|homemade: how to make black pudding, homemade black pudding
blackberry jam|bramble jam & sugar|pectin & jars & boil|set & recipe|homemade: blackberry jam, blackberry jam recipe, how to make blackberry jam
blackberry wine & yeast & demijohn|airlock|carboy & recipe|homemade: blackberry wine, blackberry wine recipe, how to make blackberry wine
blacking & narrowboat & hull|dry dock|bitumen|epoxy: narrowboat blacking, narrowboat hull blacking, uk:narrowboat maintenance
blacksmith tongs|forging tongs|tongs & forge|forging|blacksmith & make|making: blacksmith tongs
blacksmith|blacksmithing & hook|leaf|bottle opener & forge|forged|forging & hammer|anvil: blacksmithing projects
bleed brakes|bleeding brakes|brake bleeding|bleed your brakes|bleed the brakes|bleed car brakes & caliper|nipple|pedal|reservoir|master cylinder & fluid: how to bleed brakes, brake bleeding
blender & 3d & modelling|modeling & tutorial|how to|beginner & mesh|modifier|sculpt|shortcut: blender tutorial, blender modelling, blender 3d
blouse cutting|blouse stitching & cutting & stitching & measurement|lining|sleeve|neck|cloth: blouse cutting and stitching, blouse stitching, blouse cutting
blow torch|blowlamp|blowtorch & brass & restore|restoration: blow torch restoration, uk:brass blowlamp restoration
boat docking|docking a boat|dock a boat|mooring a boat|docking a sailboat|berthing|moor a boat|docking & boat|yacht & marina|berth|dock & spring line|lines|wind|stern: boat docking, uk:mooring a boat
bobbin lace & pillow|bobbins & pattern|pricking|thread: bobbin lace, bobbin lace making
bobbin lace & pricking|bobbins|pins|pillow|lacemaking: bobbin lace, bobbin lace making
bobotie & mince & egg|curry & recipe|homemade: bobotie recipe, how to make bobotie
bodhran & making|maker & skin|goat & frame: bodhran making
bodhran lesson|bodhran tutorial|bodhrán lesson|bodhrán tutorial|learn bodhran & tipper|stroke|rhythm: bodhran lesson, bodhran tutorial
boerewors & casings & mince|coriander & recipe|homemade: boerewors recipe, how to make boerewors, homemade boerewors
bone broth & bones & simmer & strain & recipe|homemade: bone broth, how to make bone broth, bone stock
bonsai repotting|repotting bonsai|repot bonsai|repotting a bonsai|repot a bonsai|repotting & bonsai & root|roots|soil: bonsai repotting, bonsai care
bonsai wiring|wiring bonsai|wire bonsai|wiring a bonsai|wire a bonsai|bonsai styling|styling a bonsai & wire|wiring & branch|branches & bonsai: bonsai wiring, bonsai styling
book repair|repair a book|repairing a book|repair books|repairing books & spine|hinge|binding & glue: book repair
bookcase|bookcases|build a bookshelf|building a bookshelf & build|building & plywood|mdf|lumber: bookcase build
botanical illustration|botanical art|botanical painting|botanical drawing & leaf|flower|specimen|plant & draw|paint|pencil|watercolour|watercolor: botanical illustration, botanical art
bothy|bothies & night|overnight|sleep|stay & hike|walk|hiking & scotland|highland|highlands|mountain|glen: bothy trip
bottle digging|bottle dig|digging bottles|digging for bottles|bottle dump|privy digging & victorian|privy|dump|antique|old|1800s & bottles: bottle digging, digging for old bottles
bottom bracket & replace|replacing|replacement & bike|bicycle|crank: bottom bracket replacement
bouzouki lesson|bouzouki tutorial|learn bouzouki & irish: bouzouki lesson, irish bouzouki
bow drill & ember|coal & spindle|hearth & tinder|fire: bow drill fire
bow drill|hand drill|friction fire|fire by friction & fire & ember|spindle|hearth: friction fire, fire by friction
bow hold & violin & pinky|thumb: violin bow hold, how to hold a violin bow
bow making|longbow making|making a longbow|make a longbow|making a bow|make a bow|self bow|selfbow & tiller|tillering & stave|yew|wood|osage: bow making
bowl turning|turning a bowl|woodturning bowl|woodturning a bowl & lathe|woodturning & gouge|blank|chuck & wood|woodturning: bowl turning, woodturning bowl
bowline|sheet bend|clove hitch|rope knots|knots & rope & tie|tying & knot|knots: rope knots
bowling|bowler & cricket & seam|spin|yorker|swing & action|technique|grip & how to|tips|coaching: cricket bowling tips, cricket bowling technique, how to bowl in cricket
boxing & heavy bag & workout & jab|combinations|rounds: boxing workout
boxty & potato & grated & recipe|homemade: boxty recipe
braille & alphabet & dots & learn|teach|lesson: learn braille, braille alphabet
brake bleed|bleed|bleeding & brake & bike|mtb|bicycle & hydraulic: hydraulic brake bleed
brake pads|brake pad & caliper & piston|rotor|disc|slide pins & car|vehicle|axle stand|jack stand|lug nuts|wheel nuts & replace|replacement|change|changing: brake pad replacement, how to change brake pads
brake shoes|brake shoe|drum brake shoes & replace|replacement|change & drum & springs|wheel cylinder|adjuster: how to replace brake shoes, drum brakes
breastfeeding latch|latch baby|latch your baby|good latch|deep latch|proper latch|latch a baby|latch a newborn & breastfeeding|breast & baby|newborn: breastfeeding latch
breaststroke & swim|swimming & technique & kick|pull|glide & how to|drills|lesson|tips: breaststroke technique, how to swim breaststroke
breathing exercise|breathing exercises|box breathing|4-7-8 breathing|breathing technique & inhale|exhale|breathe & calm|anxiety|relax|stress: breathing exercises, breathing technique
breathing|breath support & singing|singers & diaphragm & technique|exercise: breathing for singing, breath support singing
bricklaying & mortar|trowel & technique|tips|how to|learn: bricklaying techniques
bridal makeup|bride makeup|wedding makeup & foundation|base|concealer & eyes|eyeshadow|contour|blush & tutorial|how to|step by step: bridal makeup, bridal makeup tutorial
bridge & bidding & no trump|notrump|declarer & cards|trick|hand: bridge card game
brioche & dough & butter & recipe|homemade: brioche recipe, how to make brioche
brioche knitting|brioche stitch|knit brioche & knit|knitting & row|round|yarn over & tutorial|how to: brioche knitting, brioche knitting tutorial, how to knit brioche
brisket & smoker & bark|wrap & internal|rub & recipe|cook: smoked brisket, how to smoke a brisket, brisket on smoker
brooder & chick|chicks & heat lamp|heat plate|brooder plate|bedding: chick brooder setup, raising baby chicks
broody hen|broody hens|broody chicken & egg|eggs|chick|chicks|nest: broody hen
brown bread & buttermilk & bread soda|baking soda|bicarb & wholemeal|wheaten & recipe|homemade|bake: brown soda bread, wholemeal soda bread, uk:brown bread recipe
brush lettering|brush pen lettering|brush calligraphy & brush pen|brush pens & upstrokes|strokes|alphabet: brush lettering, hand lettering, brush pen lettering
build a bird box|make a bird box|diy bird box|bird box build|building a bird box|making a bird box|make a bird nest box|build a bird nest box & wood|plank|timber|plywood & hole|mm|roof|saw: how to build a bird box, diy bird box
build a shave horse|building a shave horse|shave horse build|build a shaving horse|building a shaving horse|shaving horse build|make a shave horse|make a shaving horse & wood|drawknife|woodworking: shave horse build
bulb lasagne|bulb lasagna|planting bulbs|plant bulbs|planting spring bulbs|planting tulips|planting tulip & tulip|tulips|daffodil|daffodils & pot|pots|container|containers: planting bulbs, spring bulbs in pots, planting spring bulbs
bumblefoot|scaly leg|sour crop|egg bound & chicken|hen|chickens|hens & treat|treatment|treating|epsom: sick chicken treatment, chicken health problems, chicken care
burl bowl|burr bowl & lathe|woodturning & wood|woodturning: burl bowl woodturning
bushcraft shelter|survival shelter|debris shelter|lean to shelter|natural shelter & build|built|building & debris|lean to|lean-to|boughs|logs|branches & bushcraft|survival: bushcraft shelter, survival shelter
bushcraft shelter|survival shelter|shelter build|building a shelter|build a shelter|debris shelter|debris hut & bushcraft & forest|woods|woodland|branches|poles: bushcraft shelter
bushing|rebush|rebushing & clock & pivot|plate|worn: clock bushing, clock repair
business plan & write|writing & small business|startup & how to|step by step|template: how to write a business plan
butter chicken & marinate & cream & tomato & recipe: butter chicken, butter chicken recipe
butter tarts & pastry & raisins|maple|syrup & recipe|homemade: butter tarts, butter tart recipe
buttercream & cake & sharp edges|crumb coat & smooth & scraper|turntable: buttercream cake, smooth buttercream cake, how to ice a cake
buttercream flowers|piping flowers|piped flowers & buttercream & petal & nozzle|tip: buttercream flowers, piping flowers, cake piping
butterfly identification|identify butterflies|identifying butterflies|butterfly id & species|wings|wing: butterfly identification, how to identify butterflies
butterfly stroke|butterfly swimming|swim butterfly|butterfly & swim|swimming & technique & kick|dolphin & how to|drills|lesson|tips: butterfly stroke technique, butterfly swimming, how to swim butterfly
cab ride|cab view & train|railway|railroad & route|line|station: train cab ride, cab view, train drivers view
cable knitting|knitting cables|knit cables|cable stitch|cable knit & knit|knitting & cable needle|row: cable knitting
cactus grafting|grafting cactus|graft cactus|grafting cacti|graft a cactus|grafting a cactus|grafted cactus & rootstock|scion|pup|stock: cactus grafting, grafted cactus
cactus repotting|repotting cactus|repot cactus|repotting a cactus|repot a cactus|repotting cacti|repot cacti & soil|pot|roots|spines: cactus repotting, cactus care
cajon lesson|cajon tutorial|cajón lesson|cajón tutorial|learn cajon: cajon lesson, cajon tutorial
calisthenics & planche|front lever|muscle-up|handstand & progression|progressions & tutorial|how to: calisthenics tutorial, calisthenics progressions, calisthenics training
calligraphy & alphabet & nib|pen|ink & letter|stroke: calligraphy alphabet
calligraphy & dip pen|pointed pen|oblique holder & ink & learn|beginner|how to|lesson|tutorial: how to do calligraphy, dip pen calligraphy
calving & cow|cows|heifer & calf|calves: calving season
camino de santiago|camino frances|camino portugues|camino primitivo|camino del norte & pilgrim|pilgrims|albergue|credencial|compostela & walk|walking|stage: camino de santiago
camogie & drill|drills & training|coaching: camogie drills, camogie training
campervan window|van window|van windows|window install|bonded window|bonded windows|installing windows|fitting windows & van conversion|campervan|camper van|van build & cut|cutting|jigsaw|sealant & fit|install|installing|fitting: campervan window install, van window fitting
campsite review|campsite tour|caravan site review|caravan park review & caravan|motorhome|touring & pitch|pitches|facilities|hook up: campsite review
canal restoration|restoring the canal|restoring a canal & lock|locks|towpath|volunteers|navigation: canal restoration
candle|candles & beeswax|tallow & wick & make|making & dip|dipped|pour|mould|mold: candle making
canicross & dog|dogs & run|running & harness|bungee|line|race: running with your dog, canicross running
canoe camping|canoe trip|canoe tripping & portage|camp|campsite & lake|river & paddle|paddled|paddling: canoe trip, canoe camping
canoe strokes|j stroke|canoe stroke|canoe paddling & canoe & technique|steer|forward stroke|paddle: canoe strokes, canoe paddling technique
car camping & rain|heavy rain|rainstorm & car|suv & night|sleep|overnight: car camping, car camping in rain
car detailing|auto detailing|car detail|paint correction & car & polish|wash|clay|wax|ceramic & foam|microfibre|microfiber|swirl|interior|paint: car detailing
car respray|respray|paint a car|painting a car|spray paint a car|painting my car & primer & clear coat|lacquer|clearcoat|basecoat & car & bumper|bonnet|hood|panel|masking: car respray
caravan damp|damp caravan|damp & caravan & repair|rot|rotten|rebuild & floor|wall|seal: caravan damp repair
caravan damp|damp caravan|damp repair|damp in a caravan|damp in our caravan|damp in my caravan|damp in the caravan & caravan & repair|replace & rot|rotten|timber|panel|sealant: caravan damp repair
caravan renovation|caravan makeover|caravan refurb|renovating a caravan|renovating our caravan|renovating my caravan|renovating an old caravan & paint|painting|interior|cushions|flooring|upholstery: caravan renovation, caravan makeover
caravan renovation|caravan restoration|caravan makeover|travel trailer renovation|trailer renovation|camper trailer renovation|vintage caravan restoration|renovating a caravan|renovating a travel trailer & caravan|travel trailer|camper & interior|floor|walls: caravan renovation, us:travel trailer renovation
caravan service|caravan servicing|caravan maintenance|service a caravan|service your caravan & bearings|brakes|gas|tyres|water system|hitch|damp & check|inspect: caravan maintenance, caravan servicing
caravan set up|caravan setup|setting up caravan|setting up a caravan|setting up the caravan|setting up our caravan|setting up on site & pitch|site & caravan & awning|level|corner steadies|electric hook up: caravan site set up
caravan solar|solar panel on caravan|solar panels on caravan|solar panel on a caravan|solar on our caravan & caravan & panel|panels & install|installing|installation|fitting: caravan solar panel, caravan solar panel install
carburettor|carburetor|carb & clean|cleaning & float|float bowl|jet|jets & engine|motorcycle|mower: us:carburetor cleaning, uk:carburettor cleaning
card making|cardmaking|handmade card & stamp|die|dies & cardstock: card making, handmade cards
card trick|card tricks|card magic & deck|cards & magic & tutorial|revealed|how to: card tricks, card magic tutorial, card trick tutorial
carding|drum carder|hand carders & wool|fleece & rolag|batt: carding wool
carnatic music|carnatic lesson|carnatic vocal|learn carnatic & sarali|janta & lesson|learn|beginner: carnatic music lesson, learn carnatic music
carp fishing|carp angling & session|lake|syndicate|swim & boilie|boilies|bait|rods|bite alarm: carp fishing
carp rig|carp rigs|hair rig|ronnie rig|chod rig & carp & tie|tying & hooklink|hook|boilie: carp rigs, carp fishing rigs
carpet stain|carpet stains|stain from carpet|stains from carpet|stain out of carpet|stains out of carpet|carpet stain removal & remove|removal|get & vinegar|cleaner|spray|blot|solution: carpet stain removal
carriage clock & movement|escapement|platform & repair|overhaul: carriage clock repair
carriage driving|driving pony & harness|cart & pony|horse & driving|drive: carriage driving, driving horses
carry-on packing|carry on packing|pack a carry-on|pack a carry on|carry-on only|carry on only|hand luggage only|pack hand luggage|packing light & pack|packing & carry-on|carry on|hand luggage|cabin bag & clothes|outfits|toiletries|packing cubes: carry on packing, packing light
carving a canoe paddle|canoe paddle carving|carve a canoe paddle|making a canoe paddle|canoe paddle making|make a canoe paddle|handmade canoe paddle|carving a paddle & canoe & wood|ash|cherry|spokeshave|crooked knife: canoe paddle making, canoe paddle carving
case binding|case bound book|case-bound book & bookbinding & signature|text block & board|glue: case binding
cassette & bike|bicycle & chain whip|lockring & remove|removal|removing: cassette removal
cassette deck & belt & replace|replacement|replacing: cassette deck belt replacement, cassette deck repair
cassette deck|cassette player & belt|belts & replace|replacing|replacement & repair|fix|service: cassette player repair, cassette player belt replacement
cast iron & seasoning|reseason & oil & rust|polymerize|polymerization|flaxseed: how to season cast iron, cast iron seasoning
cast iron & skillet|pan|dutch oven & rust|rusty & restore|restoration: cast iron restoration
cast on|casting on & knit|knitting & long tail|cable cast on|knitted cast on|needle|needles & stitch|stitches & how to|tutorial|learn|method: knitting cast on, how to cast on knitting, casting on stitches
castle & moat|keep|gatehouse|curtain wall|ruins & medieval|norman & century & history: castle history, medieval castle
catfish fishing|fishing for catfish|catching catfish|catfishing|catfish & fishing & bait|rig & river|bank|lake|pond: catfish fishing
catholic mass|holy mass|sunday mass|daily mass & catholic & sunday|live|parish|daily & church|priest|liturgy: catholic mass
cbt & motorcycle|motorbike|125cc & training|compulsory|instructor: uk:cbt motorcycle
cedar strip|strip canoe|strip built & canoe|kayak & build|building|built & epoxy|strips|fiberglass|fibreglass: cedar strip boat building
ceilidh & dance|dancing & steps & tutorial|lesson|teach|instructions: ceilidh dance steps, ceilidh dancing
cello lesson|cello tutorial|learn cello & vibrato|thumb position|shifting|bow: cello lesson, cello technique, learn cello
cemetery|graveyard & headstone|gravestone|graves & buried & history|historic|century: graveyard history, cemetery history
centering clay|centring clay|center clay|centre clay|centering|centring & clay & wheel & pottery|potter|throwing: centering clay
chainsaw carb|chainsaw carburetor|chainsaw carburettor & repair|rebuild|fix: chainsaw carb repair
chainsaw carving|chainsaw sculpture|chainsaw art & log|stump|bear|owl: chainsaw carving, chainsaw art
chainsaw sharpening|sharpen a chainsaw|sharpen chainsaw|sharpening a chainsaw|sharpen your chainsaw|sharpening chainsaw & file|grinder: chainsaw sharpening, chainsaw chain sharpening
chair caning|caning|recane|recaning|cane seat & chair & weave|weaving|cane webbing|strand: chair caning
chair exercises|seated exercises|chair workout|seated workout & seated|sitting & seniors|older adults|over 60: chair exercises for seniors, seated exercises for seniors, seated workout
chair yoga & seated & stretch|gentle|breath: chair yoga, seated yoga
chakalaka & beans|carrot & recipe|homemade: chakalaka recipe
challah & braid|plait & dough & recipe|homemade: challah recipe
change a wheel|change a tyre|change a tire|change a flat tire|change a flat tyre|change a car tyre|change a car tire & jack & spare & nuts|lug|wrench|wheel brace: uk:how to change a wheel, us:how to change a tire, uk:how to change a tyre
chapati|chapatis & flour & dough|tawa & recipe|homemade: chapati recipe, how to make chapati
charcoal drawing|drawing with charcoal|draw with charcoal|charcoal portrait & willow|compressed|eraser|vine & technique|tutorial|how to|lesson: charcoal drawing, charcoal drawing techniques, how to draw with charcoal
charcoal making|making charcoal|make charcoal|charcoal kiln|charcoal burner|charcoal retort & kiln|retort|barrel|drum & wood & burn|make|making: charcoal making
charging port|charge port & phone|smartphone & repair|replace|replacement & screws|solder|disassembly|flex: phone charging port repair, phone charging port
cheddar & rennet & curds & press|cheddaring & recipe|homemade|make: how to make cheddar cheese, cheddar cheese making, homemade cheddar
cherry shrimp|neocaridina|shrimp tank & neocaridina|cherry shrimp & tank|aquarium|colony: shrimp tank, neocaridina shrimp
chess opening|chess openings|gambit|sicilian|caro-kann|london system & chess & opening|openings & learn|lesson|theory|how to play|explained: chess openings
chess tactics|chess tactic|tactics & chess & fork|skewer|discovered attack: chess tactics
chicken adobo & vinegar & soy & recipe: adobo recipe, chicken adobo
chicken coop build|building a chicken coop|build a chicken coop|diy chicken coop|building a chicken house|build a hen house|building a hen house|building our chicken coop|chicken coop built & roost|perch|nest box|nesting box|run: chicken coop build
chilli seeds|chili seeds|chillies from seed|sowing chillies|sowing chilli|sow chillies|sow chilli|chilli from seed|sowing chilies & seed|seeds & sow|sowing|germinate & propagator|tray|compost|seedlings|heat mat: growing chillies from seed, sowing chilli seeds
chip carving & knife & pattern|wood: chip carving
chipping|bunker|pitching|short game & golf & wedge & drill|drills & technique|tips|how to: golf short game, short game drills
chisel sharpening|sharpen chisel|sharpen chisels|sharpen a chisel|sharpening chisels|sharpening a chisel|sharpen your chisels & stone|strop|bevel|jig: chisel sharpening, sharpening chisels
`
