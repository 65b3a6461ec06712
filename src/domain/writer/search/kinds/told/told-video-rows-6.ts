import type { ToldRows } from "./told-kinds.ts"

export const videoRows6: ToldRows = `
tomato blight|blight & tomato|tomatoes & leaf|leaves|plant|plants & blight: tomato blight, blight on tomato plants, tomato plant diseases
tomato side shoots|tomato sideshoots|tomato suckers|side shoots|sideshoots|pruning tomatoes|prune tomatoes|tomato pruning & tomato|tomatoes & sideshoot|side shoot|sucker: tomato side shoots, us:tomato suckers
top bar hive|top bar hives|topbar hive & bees|colony & comb|bars|beekeeping: top bar hive, top bar hive beekeeping, top bar beekeeping
topiary & buxus|boxwood|box ball|yew|box hedge & clip|clipping|shears: topiary clipping
tortilla|tortillas & masa & corn|maize|nixtamal & press|comal & recipe|homemade: corn tortillas, how to make corn tortillas, homemade tortillas
tote bag & sew|sewing & lining|lined & fabric: tote bag sewing, lined tote bag
tote bag|tote bags & sew|sewing & lining|straps|handles|seam & tutorial|how to|diy: tote bag sewing, how to sew a tote bag
towing a caravan|tow a caravan|caravan towing|towing caravan & noseweight|stabiliser|towing mirrors|hitch|tow car: caravan towing, uk:towing a caravan
track rod end|tie rod end|outer tie rod|track rod ends|tie rod ends & replace|replacement|replacing|change & car|vehicle|steering|alignment|tracking: us:tie rod replacement, uk:track rod end replacement
traction engine|traction engines & rally|steam fair|steam rally & steam: traction engine, steam rally, traction engine rally
tractor & bleed|bleeding & diesel & injector|injection pump|fuel filter & air: tractor fuel system, bleeding diesel tractor
tractor & clutch & split|splitting & replace|replacing|replacement: tractor clutch replacement, splitting a tractor
tractor & hydraulic lift|lift arms|hydraulic linkage|three point linkage & repair|fix|rebuild: tractor hydraulics
trail camera|trail cam|wildlife camera & wildlife|deer|fox|badger|bear & footage|captured|caught: trail camera, trail cam
trailer loading|loading a horse|load a horse|horse loading|loading horses & horse|pony & trailer|horsebox|float & train|training|pressure|patience|groundwork: trailer loading horse, uk:loading a horse
train journey|scenic train|railway journey|rail journey & scenic|scenery|views & travel|route|station|line & train|railway: train journey, scenic train journey, train travel
train journey|train travel vlog & indian railways|vande bharat|rajdhani|shatabdi|irctc & coach|berth|seat|food|station: indian train journey, train journey india
trainspotting|train spotting|railfan|railfanning & freight|locomotive|locomotives & station|junction|crossing|railway|railroad: train spotting, us:railfan trains
transistor radio & repair|fix & capacitor|alignment|speaker: transistor radio repair, radio repair
transom & boat & rot|rotten & replace|replacement|rebuild|core: boat transom repair
treadle & sewing machine & restore|restoration: treadle sewing machine, treadle sewing machine restoration
tree house|treehouse & build|building & joist|lumber|timber|lag bolt & platform|beam|deck: tree house build
tree identification|identify trees|identifying trees|tree id|identify common trees & bark|leaf|buds|leaves & oak|ash|birch|beech|maple: tree identification, how to identify trees
trek|trekking|himalayan trek & himalaya|himalayan|himalayas & uttarakhand|himachal|kashmir|ladakh|sikkim & campsite|base camp|summit|trail|snow: himalayan trek, trekking in india
trigonometry & sohcahtoa|soh cah toa & triangle|triangles|maths|math: trigonometry maths, sohcahtoa trigonometry
trimming sheep feet|sheep foot trimming|trim sheep feet|sheep hoof|sheep feet|sheep hooves|lame sheep & trim|trimming & foot|feet|hoof|footrot: sheep foot trimming, lame sheep
trombone lesson|trombone tutorial|learn trombone & slide|embouchure|positions: trombone lesson
truing|wheel truing & bike|bicycle & spoke & wheel: bike wheel truing
trumpet lesson|trumpet tutorial|learn trumpet & embouchure|lip|range|valves: trumpet lesson
trumpet|trombone|tuba|cornet & dent & repair: brass instrument repair
tubeless & sealant & setup|set up|install|convert|conversion & bike|bicycle|mtb|gravel & tyre|tire: uk:tubeless tyre setup, us:tubeless tire setup
tufting|rug tufting & gun & rug & yarn: rug tufting, tufting gun
tupping|tup|tups|rams & sheep|ewe|ewes & raddle|harness|breeding: tupping time, sheep breeding, sheep farming
turban tying|tie a turban|tie turban|turban tutorial|dastar tutorial|tie dastar & sikh|patiala|dastar|pagg|punjabi: turban tying, how to tie a turban
turbo replacement|turbocharger replacement|replace turbo|replace a turbo|replace the turbo|replacing the turbo|replacing a turbo & engine|car|diesel & oil feed|oil|exhaust: turbo replacement
turf cutting|cutting turf|peat cutting|cutting peat|footing turf & bog: turf cutting, peat cutting
turkish delight & rosewater & cornflour|cornstarch & recipe|homemade: turkish delight, turkish delight recipe, how to make turkish delight
turntable|record player & repair|fix & stylus|tonearm|cartridge|idler: turntable repair, record player repair
turntable|record player & setup|set up & cartridge & alignment|align|tracking force & stylus|tonearm: turntable setup
two stroke|2 stroke|two-stroke|2-stroke & rebuild & engine & piston|cylinder: two stroke engine rebuild, 2 stroke rebuild
type 1 diabetes|type 1 diabetic|t1d & insulin & cgm|pump|sensor|pen|injection & blood sugar|glucose: type 1 diabetes
typewriter & restore|restoration & carriage|platen|typebar|key: typewriter restoration
typewriter & sticky keys|stuck keys|sticking keys|sticky key|stuck key|sticky typebars & fix|repair: typewriter repair, typewriter sticky keys
typewriter ribbon & change|changing|replace|replacing|replacement: typewriter ribbon replacement, typewriter ribbon
ugali & flour & water & recipe: how to cook ugali, ugali recipe
uilleann pipes & chanter|drones|reed: uilleann pipes, irish pipes
ukulele build|building a ukulele|build a ukulele|making a ukulele|ukulele making & luthier|side|brace|neck|kit: ukulele build, building a ukulele
ukulele fingerpicking|ukulele fingerstyle|fingerstyle ukulele|fingerpicking ukulele & tab|lesson|tutorial: ukulele fingerpicking, ukulele fingerstyle
ukulele tutorial|ukulele lesson|learn ukulele & chords & strum|strumming: ukulele tutorial, ukulele chords, ukulele lesson
ultralight backpacking|lightweight backpacking|ultralight gear|backpacking gear|gear list & base weight & ultralight|lightweight & pack|backpack: ultralight backpacking gear, backpacking gear list, lightweight backpacking
underseal|undersealing|rustproof|rustproofing|rust proofing|cavity wax & car & chassis|underside|underbody|underneath: car rustproofing, underbody rust protection
unicycle|unicycling & learn|ride|riding|mount: unicycle riding
updo & hair & pin|pins|curl|bun & tutorial|how to|step by step: updo tutorial, updo hairstyle
upma & rava|semolina|sooji & recipe: upma recipe, rava upma
urban sketching|urban sketch|urban sketcher & pen|ink|watercolour|watercolor & sketch|draw|drawing: urban sketching
vada pav & potato & chutney|besan & recipe: vada pav, vada pav recipe
valve lapping|lapping valves|lap valves & cylinder head|valve seat|seat: valve lapping
valve radio|tube radio & capacitor|recap & repair|fix: vintage radio repair, us:tube radio repair, uk:valve radio repair
valve radio|tube radio|vintage radio|antique radio & capacitors|valves|tubes & restore|restoration|restoring & repair|fix|replace: vintage radio restoration, vintage radio repair
van bed|campervan bed|camper bed|bed build|bed frame|pull out bed|pull-out bed & van conversion|campervan|camper van|van build & slats|ply|plywood|timber|hinge & build|building|built: campervan bed build
van conversion|campervan conversion|camper van conversion & insulation|bed|solar|ply: van conversion, campervan conversion
van conversion|campervan conversion|camper van conversion & start to finish|timelapse|time lapse|full build & campervan|camper van|camper & bed|kitchen|insulation: van conversion, campervan conversion
van insulation|insulating a van|insulate a van|insulate your van|insulating our van|insulating my van|insulating the van|campervan insulation|insulate a campervan & insulation & armaflex|wool|foam|celotex|thinsulate|foil & conversion|campervan|camper|van build: van insulation, campervan insulation
vanlife|van life|living in a van|life in a van|living in my van & van & night|cook|sleep|parked|park up|living: van life
varroa & bees|beekeeping|hive|colony & oxalic|treatment|treat|treating: varroa treatment, varroa mites
vat return & hmrc|making tax digital|mtd & submit|submitting|file & how to|step by step|guide|tutorial: uk:vat return, uk:how to submit a vat return
veena lesson|veena tutorial|learn veena & swaras|strings|plucking: veena lesson, learn veena
velodrome|track cycling & cycling|bike|cyclist & fixed|banking|track: track cycling, velodrome cycling
veneer & repair & lifting|chipped|missing & glue & furniture|cabinet|chest of drawers|sideboard: veneer repair
vetkoek & dough|yeast & recipe|homemade: vetkoek recipe
victoria sponge & jam & eggs|butter & recipe|homemade|bake: victoria sponge, victoria sponge recipe, victoria sandwich cake
vintage bicycle|old bicycle|vintage bike|old bike & restore|restoration & bicycle & rust|paint|strip: bicycle restoration, old bike restoration
vintage tractor|classic tractor|old tractor & restore|restoration & paint|engine|hydraulic: tractor restoration, old tractor restoration
violin & repair & soundpost|bridge|peg|crack & luthier|workshop: violin repair
violin lesson|violin tutorial & vibrato|shifting|position & technique|practice: violin lesson, violin technique
visible mending & darn|darning|patch|stitch & jumper|sock|jeans|sweater|clothes: visible mending, mending clothes
visible mending & stitch|patch|darn|sashiko|thread & clothes|jeans|hole|jumper|sweater|fabric: visible mending
vocal riyaz|riyaz & vocal|singing & sargam|alankar & raga|sur: vocal riyaz
vocal warm|singing warm & scales|lip trill & exercise: vocal warm up, singing warm up exercises, vocal exercises
volleyball & drill|drills & spike|serve|setting|pass & training|practice: volleyball drills, volleyball training
wainwright|wainwrights & fell|fells & lake district|cumbria & walk|hike|miles: lake district walks
walking tour|city walk|virtual walk & 4k & street|streets|city|town & walk|walking: walking tour, 4k walking tour
walstad|no filter tank|no filter aquarium|filterless|no filter & tank|aquarium|jar & soil & plants|planted: no filter aquarium, planted tank no filter
waltz lesson|waltz tutorial|waltz steps|to waltz & box step|frame|rise & dance: waltz steps, how to waltz, waltz lesson
wargame terrain|wargaming terrain|tabletop terrain & foam|xps & build|make|craft: tabletop terrain
warli painting|warli art & draw|drawing & how to|tutorial|step by step & paper|brush|lines: warli painting, warli art, how to draw warli
warre hive|warre hives|warre beekeeping & bees|colony|comb|beekeeping: warre hive, warre beekeeping
wash day & natural hair|4c hair|afro hair|type 4 hair & detangle|shampoo|conditioner: natural hair wash day, natural hair routine
washing machine & bearing & replace|replacing|replacement & drum|tub|seal: washing machine bearing replacement, washing machine repair
watch battery & replace|replacement|change & caseback|case back|watch back: watch battery replacement
watch crystal & polish|polishing & scratch|scratches: watch crystal polishing, remove scratches from watch crystal
water bath & canning & jars & headspace|lids: water bath canning, canning at home, home canning
water change & aquarium|fish tank & siphon|gravel vac|gravel vacuum|bucket: aquarium water change, fish tank cleaning
water damage|water damaged & phone & repair|fix & corrosion|motherboard|ultrasonic: water damaged phone repair, phone water damage
water kefir & grains & sugar & ferment & recipe|homemade: water kefir, how to make water kefir, water kefir grains
water mill|watermill|windmill & millstone & flour & restored|restoration|century|historic: historic mill
water ring|water rings|water stain|water stains|water mark|water marks & wood|wooden & remove|removal|removing & table|furniture: remove water stains from wood
water system|plumbing|water tank & van conversion|campervan|camper van|van build & pump & tank & tap|pipe|fittings: campervan water system, van conversion plumbing
watercolour|watercolor & flowers|floral & petals|petal|brush & paint|painting & tutorial|how to|step by step: watercolor flowers, how to paint watercolor flowers, watercolor flowers tutorial
watercolour|watercolor & landscape & painting|paint & tutorial|lesson|how to|step by step & wet-on-wet|wet in wet|wash|glaze: watercolor tutorial, watercolor landscape, watercolor painting
watermill|water mill|windmill & millstone & flour|grain & history|century|restored: mill history
weather chart|weather charts|weather map|weather maps|synoptic chart|synoptic charts|surface pressure chart & isobars|fronts|low pressure & how to read|explained|interpret|understand: weather charts explained, how to read weather maps
weather station|home weather station & anemometer|rain gauge & install|build|setup|set up|mount & home|garden|backyard|roof: weather station, home weather station
weathering & scale model|model kit|model railway|model railroad & wash|pigment|rust|chipping: model weathering
weaving|loom & loom & warp & heddle|weft|shuttle: loom weaving
weaving|weave & loom & warp|weft|heddle & yarn|wool|cloth|scarf|fabric|thread: loom weaving
welsh cakes & griddle|currants|bakestone & recipe|homemade: welsh cakes, welsh cakes recipe
west highland way & walk|walking|hike|hiking & milngavie|rannoch|conic|drymen|tyndrum|kinlochleven: west highland way, west highland way walk
wet felt|wet felting & wool & soap|water: wet felting, wet felting wool
whale watching|whale watch & boat|tour|coast|sea & breach|pod|humpback|spotted|orca|minke: whale watching
wheaten bread & buttermilk|wholemeal & recipe|homemade|bake: wheaten bread, wheaten bread recipe
wheel bearing|wheel bearings & replace|replacement|replacing & hub|press|knuckle & car|truck|van|vehicle: wheel bearing replacement
wheel lacing|lacing|wheelbuilding|wheel building & spoke & bike|bicycle & rim & hub: bike wheel building, wheel lacing
wheelchair skills|wheelchair skill|wheelchair wheelie|wheelchair wheelies & kerb|curb|wheelie|propel|ramp: wheelchair skills
wheelwright|wooden wheel|wagon wheel & spoke & felloe|nave|hub & make|making|build: wooden wheel making
whistle lesson|whistle tutorial & tin whistle|penny whistle & notes|tune: tin whistle lesson, tin whistle tutorial
whittling|whittle & knife & wood|stick|basswood & carve|carving: whittling wood, wood whittling
whole chicken & joint|cut up & knife & thighs & breast & carcass|wings: cutting a whole chicken, jointing a chicken
wig install|lace wig install|frontal install|lace front install|install a lace|wig installation & lace & wig & glue|glueless|melt|hairline: lace wig install, wig install
wild camping|wild camp & tent|tarp|bivvy & hill|mountain|fell|moor|summit|munro: uk:wild camping
wild camping|wild camp & tent|tarp|bivvy|bivy & hill|mountain|summit|moor|fell|lake: uk:wild camping
wild clay & process|processing|sieve|levigate & pot|pottery: wild clay processing, wild clay pottery
wild swim|wild swimming & cold water & lake|river|sea|loch|lough: open water swimming, cold water swimming, wild swimming
wildflower identification|identify wildflowers|identifying wildflowers|wildflower id|wild flower identification|identify wild flowers & petals|leaves|species|meadow|hedgerow: wildflower identification, how to identify wildflowers
wildflower meadow|sowing wildflowers|wildflower seeds & sow|sowing & seed|seeds & rattle|ground|mow|lawn|soil: wildflower meadow, wildflower seeds
wildlife photography & hide|telephoto|autofocus|lens & bird|birds|animal|deer|fox: wildlife photography
willow basket|willow weaving|basket weaving|basket making|basketry & willow & basket & weave|weaving|woven: willow basket weaving, basket weaving
willow weaving|willow sculpture|willow obelisk|living willow|willow dome & weave|woven|weaving & garden|sculpture|obelisk: willow weaving
window regulator & replace|replacement|replacing & door card|door panel|door & car|vehicle|truck: window regulator replacement
windsor chair|stick chair & spindle|leg|seat & make|making|build & drawknife|spokeshave|reamer|tenon: chair making
winterising|winterizing|winterise|winterize & motorhome & drain|antifreeze & water: winterising a motorhome
wiper blades|wiper blade & replace|replacement|replacing|change|changing & windscreen|windshield|car: wiper replacement
wisteria pruning|pruning wisteria|prune wisteria|prune a wisteria|prune your wisteria & bud|buds|whippy|summer|winter: pruning wisteria, wisteria pruning
wobbly chair|loose chair|wobbly chairs|chair repair & wobbly|loose & joint|rung & glue|reglue: wobbly chair repair, chair regluing
wok & carbon steel & seasoning & patina & oil: how to season a wok, carbon steel wok seasoning, wok seasoning
wood burner|wood stove|woodburner|log burner & installing|installation|install & flue|liner|chimney & hearth|register plate|pipe|cowl: wood stove installation, uk:log burner installation
wood carving|woodcarving|whittling & knife & basswood|linden|figure|gnome|face: wood carving
wooden boat & restoration|restoring|restore|rebuild|repair & plank|planks|planking|caulking|ribs: boat restoration, wooden boat repair
wooden gate|timber gate|oak gate & build|building|make|making & brace|frame|mortise|boards: wooden gate build
wooden sled|wooden sledge|wooden toboggan & build|built|building|making|make & steam bend|runners|slats|ash|plywood & wood|workshop: wooden sled build, uk:wooden sledge
woollen mill|woolen mill & loom|carding|spinning|weaving & history|heritage|century|museum: uk:woollen mill, us:woolen mill
work a lock|work a canal lock|operate a lock|operate a canal lock|canal lock works|canal locks work|use a canal lock|canal locks explained & canal & windlass|paddle|sluice: how to work a canal lock, canal locks explained
workbench build|building a workbench|build a workbench|roubo & workbench|bench & vise|vice|leg|top & wood|lumber|timber|plywood: workbench build
workhouse|workhouses & poor law|paupers|pauper|inmates & history|century|victorian: workhouse history, the workhouse
worm farm|worm bin|wormery|worm composting|vermicompost|vermicomposting & casting|castings|scraps|bedding & worms|worm: worm composting, worm bin
wristwatch|mechanical watch|automatic watch|watch movement|watch service|watch repair|watchmaking & service|servicing|overhaul & mainspring|balance|escapement & disassemble|disassembly|clean|oil|lubricate: watch repair, mechanical watch service
write an invoice|create an invoice|make an invoice|writing an invoice & freelancer|sole trader|small business|self-employed & how to|step by step|tutorial|guide: how to write an invoice
ww1|first world war|world war one|wwi & soldier|soldiers & regiment|battalion & killed|memorial|buried|medal|medals|records: ww1 history, first world war soldiers
yin yoga & hold|props|bolster & minute|minutes & class|practice: yin yoga, yin yoga class, yin yoga practice
yoga for hips|hip opening yoga|hip openers|hip opener|tight hips & yoga & stretch|flow|poses: yoga for hips, hip opening yoga
yogurt|yoghurt & milk & incubate|incubation|starter & thermometer|warm|heat & homemade: homemade yogurt, how to make yogurt, yogurt from scratch
yorkshire pudding & batter & oven|dripping & recipe|homemade: yorkshire pudding, yorkshire pudding recipe, yorkshire pudding batter
yoyo|yo-yo & trick|tricks & string & tutorial|how to: yoyo tricks, yoyo tutorial
`
