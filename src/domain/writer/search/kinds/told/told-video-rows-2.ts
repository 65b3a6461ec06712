import type { ToldRows } from "./told-kinds.ts"

export const videoRows2: ToldRows = `
chit potatoes|chitting potatoes|chitting|chitted & potato|potatoes & seed potatoes|egg box|sprouts|shoots: chitting potatoes
choking & back blows|abdominal thrusts|heimlich & first aid|how to|what to do: choking first aid, how to help someone choking
chole|chana masala & chickpeas & soak|spices & recipe: chole recipe, chana masala, chickpea curry
choux & pastry & eggs & pipe|piping & recipe|homemade: choux pastry, choux pastry recipe, how to make choux pastry
christmas cake & fruit & brandy|feed|soak & bake & recipe|homemade: christmas cake recipe, christmas fruit cake, how to make christmas cake
christmas pudding & suet|brandy|basin & steam & recipe|homemade: christmas pudding recipe, how to make christmas pudding, steamed christmas pudding
christmas wreath|holly wreath|wreath making & make|making|made & moss|wire|foliage|greenery & christmas: christmas wreath making, homemade wreath
chutney & vinegar & apple|tomato|onion|plum & jars & recipe|homemade: chutney recipe, how to make chutney, homemade chutney
cichlid breeding|breeding cichlids|cichlid fry|cichlid|cichlids & spawn|spawning|breeding|holding eggs|mouthbrooder & fry|eggs & tank|aquarium: cichlid breeding
cider & apples & press|scratter & yeast & airlock|demijohn|carboy & recipe|homemade|make: how to make cider, homemade cider, us:hard cider
cider vinegar & mother & ferment & scraps|cores|peels & recipe|homemade: homemade apple cider vinegar, how to make vinegar
cigar box guitar & neck|string|pickup|bridge|frets & build|building|making|made: cigar box guitar
clarinet lesson|clarinet tutorial|learn clarinet & embouchure|reed: clarinet lesson
class 10|class 10th & ncert & solution|solutions & maths|science|exercise|chapter: class 10 ncert solutions, class 10 ncert
classic car restoration|restoring a classic car|classic car rebuild|classic car project|car restoration & classic & restoration|restore|restoring & weld|welding|bodywork|sills|engine bay: classic car restoration, car restoration project
clawhammer lesson|clawhammer tutorial|banjo lesson|banjo tutorial & clawhammer & banjo & bum ditty|drop thumb|frailing|double c: clawhammer banjo lesson, clawhammer banjo, banjo lesson
clean egr|egr cleaning|egr clean|egr valve clean|egr valve cleaning|clean egr valve|clean the egr|clean your egr|cleaning the egr & carbon|soot & valve: egr valve cleaning, how to clean egr valve
clean grout|grout cleaning|cleaning grout|clean tile grout|clean your grout|clean floor grout|clean shower grout & tile|tiles|shower|floor: how to clean grout, grout cleaning
clean hearing aids|clean your hearing aids|clean a hearing aid|clean hearing aid|clean your hearing aid|cleaning hearing aids|hearing aid cleaning & wax|dome|tube|brush|filter: how to clean hearing aids, hearing aid maintenance, hearing aid cleaning
clean oven|clean an oven|clean your oven|clean the oven|clean my oven|oven cleaning & bicarb|baking soda|grease|rack|degreaser & how to|tips|hack|easy: how to clean an oven, oven cleaning
clean washing machine|clean a washing machine|clean your washing machine|clean the washing machine|clean my washing machine|washing machine cleaning & drum|seal|filter|drawer|detergent: how to clean a washing machine, washing machine cleaning
clean with me|cleaning motivation & kitchen|bathroom|house|bedroom|home & cleaning: clean with me, cleaning motivation
cleaning tack|tack cleaning|clean tack|clean my tack|cleaning my tack|clean your tack & saddle soap|leather & bridle|saddle: tack cleaning, cleaning horse tack
clearing brambles|clear brambles|bramble removal|removing brambles|remove brambles|bramble clearing|bramble clearance & root|roots|dig|cut|overgrown: bramble removal, clearing brambles
climbing|bouldering & technique & footwork|body position & drill|drills|tips|training: climbing technique
clipping a horse|clipping my horse|horse clipping|clip a horse|clipping horses|clip my horse|clip your horse|clipping your horse & clippers|trace|hunter|blanket|blades: horse clipping, clipping a horse
clog|clogged|unclog & nozzle|hotend & 3d printer|3d printing & fix|clean|clear|cold pull: 3d printer nozzle clog, unclog 3d printer nozzle
cloth nappies|cloth nappy|cloth diapers|cloth diaper|cloth diapering|reusable nappies & wash|inserts|prefold|absorb|pocket & baby|newborn|toddler: uk:cloth nappies, us:cloth diapers, us:cloth diapering
cloud types|types of clouds|types of cloud|cloud identification|identify clouds|cloud classification & cumulus & cirrus|stratus|nimbus & weather|meteorology|atmosphere: cloud types, types of clouds
clutch control & biting point & learner|learners|driving lesson: clutch control, clutch control for learners, biting point
clutch replacement|replace clutch|replace a clutch|replace the clutch|replacing the clutch|clutch change & gearbox|transmission & flywheel|pressure plate & car|van: clutch replacement
coal mine|colliery|coal mining|coal miners & miners & seam|shaft|pit & history|heritage|century: coal mining history
coast path|coastal path & walk|walking|hike|hiking & miles|stage|cliffs|headland|km: coast path walk, coastal path walk
cob building|cob house|cob wall|cob & straw & clay & build|wall|house & earth|sand|natural: cob building, building with cob
coconut chutney & tempering|grind|dal & recipe|homemade: coconut chutney, coconut chutney recipe
coil spring|coil springs & replace|replacement|replacing|change & compressor|strut|shock & car|suspension: coil spring replacement
coiled basket|pine needle basket|basket making|basket weaving & reed|pine needle|coil|coiling & stitch|weave|weaving: basket making
coin ring|coin rings & mandrel|punch|fold|folding|anneal & make|making|made: coin ring, coin ring making
colcannon & kale|cabbage & mash & recipe|homemade: colcannon recipe, colcannon mashed potatoes
cold process soap|cold process & soap & lye & oil|oils|swirl|batch: cold process soap, cold process soap making
cold process soap|cold process & soap & lye|sodium hydroxide & oils|trace: cold process soap, cold process soap making
collimate|collimation|collimating & telescope|newtonian|dobsonian|reflector & mirror|secondary|laser|screws & how to|guide|tutorial|step by step: how to collimate a telescope, telescope collimation
coloured pencil|colored pencil|coloured pencils|colored pencils & layering|blending|burnish & drawing|draw: uk:coloured pencil drawing, us:colored pencil drawing
combine harvester|combining|harvest & combine & wheat|barley|oats|rapeseed|grain & header|tractor|trailer|field: combine harvester, combine harvesting, grain harvest
comfrey feed|comfrey tea|nettle feed|nettle tea|nettle fertiliser|nettle fertilizer|comfrey fertiliser|comfrey fertilizer & plants|tomatoes|garden & bucket|ferment|rot|dilute: homemade plant feed
compost bin|compost bins & brown|browns & green|greens & turn|heap|pile|layers: compost bin
concertina lesson|concertina tutorial|learn concertina & anglo: concertina lesson, anglo concertina
coolant flush|flush coolant|flush the coolant|flush your coolant|radiator flush|flush radiator|flush cooling system & coolant|antifreeze & drain|bleed & car|engine|vehicle: coolant flush, how to flush coolant
cooper|coopering|cooperage|barrel making & barrel|cask & stave & hoop & make|making: barrel making
coppice|coppicing & hazel|willow|chestnut & woodland: woodland coppicing
coppice|coppicing|hazel coppice & hazel & cut|stool|billhook|rods & woodland|poles|regrowth: hazel coppicing
coptic binding|coptic stitch|coptic & bookbinding|book|journal & sew|sewing & signature: coptic binding, coptic stitch bookbinding
coracle making|building a coracle|coracle build|making a coracle|build a coracle|make a coracle|coracle maker & hazel|willow|lath|laths|hide|calico|bitumen: coracle making, traditional boat building
cordage & nettle|bark|plant fibre|plant fiber & twist|make|making: natural cordage
corn dolly|corn dollies & straw & weave|plait: corn dolly, straw weaving
cornbread & cornmeal & skillet & recipe: cornbread recipe, us:skillet cornbread
corned beef|salt beef & brine & brisket & curing salt|pink salt|saltpetre & recipe|homemade: corned beef recipe, how to make corned beef, salt beef
corset & boning & sew|sewing & channel|busk|pattern: corset making
cotton mill|cotton mills & loom|spinning|workers|weaving & history|victorian|industrial revolution|century: cotton mill history
couch to 5k|c25k & week & run|running: couch to 5k, couch to 5k running
couscous & steam & semolina|couscoussier & recipe|homemade: couscous recipe, how to cook couscous, steamed couscous
cpr & compressions & chest & how to|learn|training|perform|steps & breaths|adult|infant|rate|child: how to do cpr, cpr first aid
crab fishing|crabbing|catching crabs|crab potting|crab pots & pot|trap|drop net|pots|traps & bait & pier|boat|haul|sea: crab fishing, catching crabs
craft fair|craft fairs & setup|set up & display|table|booth|stall & tips|advice: craft fair setup, craft fair tips
crate training|crate train & puppy|puppies & night|cry|crying|whining|sleep: puppy crate training
cribbage & pegging & rules & crib|hand & how to play|learn: how to play cribbage, cribbage rules
crochet blanket|crochet baby blanket|crochet a blanket|crochet a baby blanket & stitch|row|chain & yarn|hook & tutorial|how to: crochet blanket, crochet blanket tutorial, how to crochet a blanket
crochet blanket|crochet baby blanket|crocheted blanket & row|repeat|border|stitch: crochet blanket
crochet cardigan|crochet a cardigan|crocheted cardigan|cardigan & crochet & sleeve|sleeves|yoke|hexagon|rows: crochet cardigan
crochet hat|crochet a hat|crochet beanie|crochet a beanie|crochet bucket hat & rounds|stitch|row|chain & tutorial|how to: crochet hat, how to crochet a hat
crochet hat|crochet beanie|crochet a hat|crochet a beanie|crocheted hat|crocheted beanie & round|rounds|row|rows|brim: crochet hat
crochet shawl|crochet a shawl|crocheted shawl|shawl & crochet & row|rows|border|yarn: crochet shawl
croissants & laminate|lamination & butter & dough & recipe|homemade: homemade croissants, croissant recipe, laminated dough
cross stitch & floss|thread|aida|linen & wip|wips: cross stitch, cross stitch wip
cross stitch|cross stitching & aida|floss|dmc & pattern|stitch|fabric: cross stitch
cross-country ski|cross country ski|cross-country skiing|cross country skiing|nordic ski|nordic skiing|skate skiing & technique & pole|poling|glide|double pole: cross country skiing, cross country ski technique, nordic skiing
crosscut sled|cross cut sled & table saw & build|make|making: crosscut sled
crumpets & yeast|batter & griddle|rings & recipe|homemade: crumpet recipe, how to make crumpets
cryptic crossword|cryptic crosswords|cryptic & crossword & clue|clues & solve|solving: cryptic crossword, cryptic crossword clues
crystal radio|crystal set & coil|diode & build|make|made & aerial|antenna|earphone: crystal radio, crystal radio build
cuckoo clock & bellows|chain|pendulum|movement & repair|fix: cuckoo clock repair
curling & stone|stones & sweep|sweeping|sweepers|skip & ice|rink|olympic: curling sport
curly hair routine|curly hair styling|styling curly hair|curly hair tutorial|curly girl method & diffuse|scrunch|gel|plopping & curls: curly hair routine, curly hair styling
curtain making|make curtains|making curtains|sew curtains|sewing curtains & lining|header|heading|pleat|hem & fabric: curtain making
cushion cover|cushion covers|throw pillow cover & sew|sewing & zip|zipper|envelope|piping|seam & how to|tutorial|diy: cushion cover, how to sew a cushion cover
custard & yolks & milk|cream & pouring|anglaise & recipe|homemade: homemade custard, custard recipe, how to make custard
cv boot|cv gaiter|cv boots|driveshaft gaiter & replace|replacement|replacing|change & hub|driveshaft|axle & clamp|grease: cv boot replacement
cyanotype & sun|uv & paper|fabric & print: cyanotype printing
cyanotype|cyanotypes & sun|uv|exposure & paper|fabric & how to|tutorial|step by step: cyanotype process, how to make cyanotypes
cycle touring|bicycle touring|bike touring & pannier|panniers|camp|camping & day|tour|miles|km: bicycle touring, cycle touring, bike touring
cycle touring|bicycle touring|bike touring|cycle tour|bicycle tour & panniers|tent|camp|camping & km|miles|ride|route: bicycle touring, uk:cycle touring, bike touring
cyclocross & race|racing & mud|barriers|course|lap & bike|rider|riders: cyclocross race, cx racing
cylinder mower|reel mower & sharpen|sharpening|backlap & lapping|grind|bedknife|bottom blade: us:reel mower sharpening, uk:cylinder mower sharpening
dahi & milk & lukewarm|culture|jaman & recipe|homemade: how to make curd at home, homemade dahi
dahlia tubers|dahlia tuber|planting dahlias|lifting dahlias|dividing dahlias|storing dahlias & tuber|tubers & plant|lift|divide|store|pot: dahlia tubers, dahlia care
dal makhani & lentil|urad & simmer|cook & recipe: dal makhani, dal makhani recipe, how to cook dal makhani
dal tadka|tarka dal & lentil|toor|moong & recipe: dal tadka, dal tadka recipe, tarka dal
damascus & billet & forge weld|forge welding|forging & layer|pattern: damascus steel, damascus forging
damper & flour & dough & campfire|camp oven|coals & recipe: damper recipe, campfire damper
dance tutorial|dance lesson|dancing lesson & irish dance|irish dancing & reel|treble|hard shoe|soft shoe & steps: irish dance tutorial, irish dance steps, irish dancing lesson
dandelion wine & yeast & demijohn|airlock|carboy & recipe|homemade: dandelion wine, dandelion wine recipe, how to make dandelion wine
darkroom & print|printing & enlarger & developer|paper: darkroom printing
darning & sock|socks & wool|yarn|mushroom|hole: sock darning, darning socks
darts & throw & grip & stance & technique|tips|lesson|coach: darts technique, how to throw darts
dc jack|charging port|power jack & laptop & repair|replace|replacement & solder|soldering|desolder: laptop dc jack repair, laptop charging port repair
deadlift & form|technique & hinge|lats|brace & how to|mistakes|cues|tips: deadlift form, how to deadlift, deadlift technique
deck build|building a deck|build a deck|deck building|building decking|build decking & joist: deck building
declutter|decluttering & donate|clutter|minimalist|minimalism & house|home|wardrobe|closet|kitchen: decluttering
decoder installation|decoder install|decoder fitting|installing a decoder|fitting a decoder|fit a decoder|install a decoder|dcc install|dcc installation & dcc & decoder & locomotive|loco: dcc decoder installation
dehydrating fruit|dehydrated fruit|dried fruit & dehydrator & slice & trays: dehydrating fruit, dried fruit in dehydrator, how to dehydrate fruit
dent repair|dent removal|paintless dent|remove a dent|fix a dent|car dent|remove dents & car & pull|filler|pdr|paintless|glue: car dent repair
depreciation & straight line & accounting|journal & calculate|calculating|formula: depreciation accounting, how to calculate depreciation, straight line depreciation
derailleur & adjust|adjustment|index & limit screw|barrel adjuster: derailleur adjustment
develop film|developing film|film developing|film development & developer & fixer & tank|reel & home & how to|step by step|guide|beginner: how to develop film, developing film at home, film developing
dharma talk|dhamma talk|buddhist teaching|buddhist teachings & buddhist|buddha|buddhism & meditation|mindfulness|sutra|sutta: dharma talk, buddhist teachings
dhokla & besan & batter|steam & recipe|homemade: dhokla recipe
diastasis recti & exercises & core & postpartum|postnatal: diastasis recti exercises, postpartum core exercises, diastasis recti
diecast restoration|diecast restore|restoring a diecast|diecast car restoration|restoration & diecast|die cast & strip|stripped|paint|axle|rivet & car|truck|van: diecast restoration
diesel heater & error code|fault|fault code|won't start|not working & fix|repair|strip|clean & glow pin|burner|soot|chamber|gasket: diesel heater repair, diesel heater fault
diesel heater & van conversion|campervan|camper van & install|installing|installation|fitting & exhaust|fuel line|fuel pump|intake: diesel heater install, campervan diesel heater
differentiation|differentiate & chain rule|product rule|quotient rule|calculus & maths|math|derivative: calculus differentiation, differentiation maths
digital painting|digital art & brush|brushes & layers|layer & paint|painting & tutorial|how to|step by step|lesson: digital art tutorial, digital painting tutorial
ding repair|surfboard repair|ding & surfboard & resin|epoxy & sand|sanding|repair: surfboard ding repair, ding repair
dinghy racing|dinghy sailing|dinghy & sailing|sail & tack|tacking|gybe|jibe|upwind|windward: dinghy sailing
dining chair & reupholster|recover & seat & fabric|foam|staple: reupholster dining chairs, dining chair makeover
diorama & scenery|terrain|plaster|foam & build|building|make|making: diorama making, diorama build
disused railway|abandoned railway|closed railway|lost railway & station|viaduct|trackbed|tunnel|line & closed|beeching|closure: abandoned railway, disused railway line
disused railway|abandoned railway|lost railway|closed railway|abandoned railroad & station|tunnel|viaduct|trackbed: abandoned railway, uk:disused railway, old railway line
diy hot tub|hot tub build|building a hot tub|build a hot tub|wood fired hot tub build|homemade hot tub & wood fired|cedar|stock tank|plumbing|liner: diy hot tub, hot tub build
djembe lesson|djembe tutorial|learn djembe & rhythm: djembe lesson, djembe rhythms
dna matches|genetic genealogy|dna match|dna genealogy & cousin|centimorgan|shared matches|common ancestor & genealogy & family tree|ancestor|ancestors|ancestry: genetic genealogy, dna genealogy
dog agility|agility dog|agility training & weave|weaves|tunnel|a-frame|contacts|jumps & dog: dog agility, agility dog
dog collar & leather & make|making & stitch|rivet|buckle: leather dog collar
dog grooming|grooming & clipper|clippers|scissor|scissoring|hand strip & poodle|cockapoo|doodle|terrier|spaniel|schnauzer|bichon: dog grooming
dog house build|build a dog house|building a dog house|dog kennel build|building a dog kennel|diy dog house|diy dog kennel & roof|wood|floor|insulated|plywood: dog house build
dog nail|dog nails|dog's nails|dogs nails & trim|trimming|clip|clipping|grind|dremel|cut|cutting: dog nail trimming, dog nails
dog sledding|dog sled|mushing|sled dogs|sled dog & husky|huskies|musher|team & snow|trail|race: dog sledding, sled dogs
doll & restore|restoration & restring|composition|porcelain: doll restoration
dollhouse|doll house & miniature|miniatures & room|furniture|wallpaper|kit & build|building|diy|making|make: dollhouse miniatures, miniature dollhouse
dolls house|dolls' house|doll's house & renovation|renovating|makeover|redecorate & wallpaper|paint|room|rooms: uk:dolls house, dolls house makeover, uk:dolls house renovation
doro wat & onion & berbere|spice & recipe|homemade: doro wat, doro wat recipe
dosa & batter & ferment & urad & recipe|homemade: dosa batter, dosa recipe
double entry|double-entry & bookkeeping|accounting & debits|debit & credits|credit: double entry bookkeeping, debits and credits
dovetail|dovetails & hand cut|hand-cut|handcut & saw & chisel: hand cut dovetails, dovetail joint
dpf clean|dpf cleaning|clean dpf|clean a dpf|clean your dpf|clean the dpf & soot|regeneration|blocked & diesel|exhaust: dpf cleaning
dragonfly|dragonflies & nymph|larva|larvae & pond|water & emerge|life cycle|metamorphosis: dragonfly life cycle
draw a face|draw faces|drawing faces|drawing a face|face drawing & proportions|loomis & how to|tutorial|step by step|lesson: how to draw a face, how to draw faces
draw hands|drawing hands|draw a hand|hand drawing & fingers & knuckles|anatomy|gesture|palm & how to|tutorial|lesson: how to draw hands, drawing hands
dressage test|dressage & test & judge|score|scores|percent & horse|pony: dressage test, dressage riding
drill press|pillar drill & restore|restoration & spindle|rust|bearing: us:drill press restoration, uk:pillar drill restoration
dripping tap|leaking tap|leaky tap|dripping faucet|leaking faucet|leaky faucet & fix|repair & washer|cartridge|valve: us:leaky faucet repair, uk:dripping tap repair
driver theory test|driver theory & questions & learner|signs|rules of the road|rsa: driver theory test, driver theory test questions
droewors|dry wors & casings|coriander & recipe|homemade: how to make droewors, droewors recipe
drone license|drone licence|part 107|flyer id|a2 cofc & drone & test|exam & rules|regulations: drone license, drone rules
drop scones & griddle|batter & recipe|homemade: drop scones
drop spindle & wool|fibre|fiber|yarn & spin|spinning: drop spindle, drop spindle spinning
drum lesson|drum rudiments|rudiment lesson & paradiddle|sticking & lesson|exercise & rudiments: drum rudiments
drum making|drum building|making a drum|building a drum|snare drum build & shell|stave & hoop|bearing edge: drum making
drum tuning|tune drums|tuning drums|snare tuning & drum & lugs & heads: drum tuning, how to tune drums
dry stone wall|dry stone walling|drystone wall|drystone walling|dry stone dyke & build|rebuild & course|foundation|coping|hearting: dry stone walling, dry stone wall building
dry stone|drystone & stile|sheepfold|cairn|seat & build|built: dry stone building
drywall & tape|taping & mud|joint compound & joint|seam: drywall finishing, us:drywall mud and tape
dulcimer lesson|dulcimer tutorial|learn dulcimer & mountain & strum|fret: dulcimer lesson, mountain dulcimer
dumbbell|dumbbells & workout & home & minute|full body: dumbbell workout at home, home dumbbell workout, dumbbell workout
dumplings & suet & stew & recipe|homemade: suet dumplings, dumplings for stew
dumplings|gyoza|jiaozi & wrapper & filling & pleat|fold & recipe|homemade: homemade dumplings, how to fold dumplings, dumpling recipe
dutch oven|camp oven & campfire|camp fire|coals & cook|cooking|bake|stew|bread & camp|camping|outdoors: camp oven cooking, us:dutch oven campfire cooking, campfire cooking
ebike|e-bike|electric bike & conversion & kit & motor|hub: ebike conversion, electric bike conversion
eco print|ecoprint|eco printing|ecoprinting & leaf|leaves & fabric|silk|paper|mordant: eco printing
egusi & soup & palm oil|ugu|spinach & recipe: egusi soup, egusi soup recipe, how to cook egusi soup
elderberry syrup & honey & simmer|berries & recipe|homemade: elderberry syrup, how to make elderberry syrup, elderberry syrup recipe
elderberry wine & yeast & demijohn|airlock|carboy & recipe|homemade: elderberry wine, elderberry wine recipe, how to make elderberry wine
elderflower cordial & lemon & sugar & citric|steep|forage & recipe|homemade: elderflower cordial, elderflower cordial recipe, how to make elderflower cordial
electric fence|electric fencing & energiser|energizer|fence charger & wire|netting|earth|ground rod|posts: electric fencing
electric guitar build|building an electric guitar|build an electric guitar|making an electric guitar & body|neck & rout|template|wood|pickup: electric guitar build, building an electric guitar
electric narrowboat|electric & narrowboat & electric motor & conversion|convert|converting|battery|batteries: electric narrowboat, narrowboat electric motor
electrics|electrical|wiring & van conversion|campervan|camper van|van build & leisure battery|dc-dc|inverter|fuse box|lithium & install|wire|system|setup: campervan electrics, van conversion electrics
electrolysis & rust & tank|bucket|washing soda|battery charger: electrolysis rust removal, rust removal electrolysis
embroidery|hand embroidery & hoop & satin stitch|french knot|chain stitch|stem stitch & hand: hand embroidery, embroidery stitches
enamelling|enameling|vitreous enamel & kiln|torch fired|torch & copper|silver|jewellery|jewelry & powder|sift|fire|firing: vitreous enamel
end grain cutting board|end grain chopping board|end-grain cutting board & glue|strip & make|making|made: end grain cutting board
endgame|endgames & chess & rook|pawn|king & lesson|learn|technique|how to|principles: chess endgame, chess endgames
engine rebuild & piston|crankshaft & bore|ring|bearing|head gasket: engine rebuild
english paper piecing|epp|hexies & hexagon|hexagons|hexie|hexies & baste|basting|whip stitch|template|templates & fabric|quilt|sewing: english paper piecing, english paper piecing hexagons
english wheel & panel|shape|shaping & metal|aluminium|aluminum|steel: english wheel, metal shaping, sheet metal shaping
epley & bppv|vertigo & maneuver|manoeuvre: epley maneuver
everest base camp|ebc trek & trek|trekking & teahouse|namche|lukla|gorak shep: everest base camp trek, ebc trek, nepal trek
exposure triangle & aperture & shutter speed & iso & explained|learn|beginner|understand: exposure triangle, exposure triangle explained
extracting honey|extract honey|honey extraction|honey harvest|harvesting honey & extractor|uncap|uncapping|supers|crush and strain & bees|frames|hive: honey extraction, honey harvest
eyebrow shaping|brow shaping|shape eyebrows|shape your eyebrows|shape your brows & tweeze|tweezers|wax|thread|mapping & how to|tutorial|step by step: eyebrow shaping, how to shape eyebrows
eyeshadow tutorial|eye makeup tutorial & makeup & eyeshadow & blend|crease|brush: eye makeup tutorial, eyeshadow tutorial
face painting|face paint|facepainting & sponge|brush & tutorial|step by step|how to: face painting, face painting tutorial
fade haircut|skin fade|low fade|mid fade|high fade|taper fade & clippers|clipper & guard & tutorial|how to|step by step: fade haircut, how to fade hair, fade haircut tutorial
fair isle knitting|stranded knitting|stranded colorwork|stranded colourwork & knit|knitting & float|floats|colourwork|colorwork: stranded colorwork knitting, uk:colourwork knitting
fair isle|stranded knitting|stranded colorwork|stranded colourwork & knit|knitting & float|colour|color & yarn|needle: stranded knitting, colorwork knitting
farrowing|farrow & sow|sows & piglet|piglets & birth|born: sow giving birth, piglets being born
feather stick|feather sticks|feathersticks|featherstick & knife & fire|tinder|curls: feather sticks, bushcraft feather stick
fence post|fence posts & concrete|postcrete & install|installing|installation & hole|dig|set: fence post installation
fermented pickles|fermented cucumbers|fermented dill & cucumbers & brine & salt & dill & recipe|homemade: fermented pickles, fermented dill pickles, how to ferment cucumbers
ferro rod|ferrocerium|fire steel|firesteel & fire & tinder|birch bark|fatwood|shavings: fire lighting
ferro rod|ferrocerium|firesteel & spark|sparks|scrape|striker & tinder|birch bark|feather stick & fire: ferro rod fire, ferro rod fire lighting
ferry crossing|ferry journey|ferry trip|overnight ferry|ferry review & cabin|deck|onboard & port|sailing|crossing: ferry crossing, ferry journey, ferry trip
fiberglass boat repair|fibreglass boat repair|fiberglass repair|fibreglass repair|repairing fiberglass|repairing fibreglass & boat & resin|gelcoat|mat: fiberglass boat repair, uk:fibreglass boat repair
fiddle lesson|fiddle tutorial|learn fiddle & irish & jig|reel: fiddle lesson, irish fiddle lesson
field hockey|hockey & drag flick|astro|field hockey & drill|drills & coaching|training|skills: field hockey drills, uk:hockey drills
figure drawing|life drawing|gesture drawing & gesture & poses & timed|minute|second & practice|session: figure drawing, gesture drawing practice
filling raised beds|fill raised beds|fill a raised bed|filling a raised bed|raised bed fill|filling raised bed & soil|compost|logs|hugelkultur: filling raised beds, raised bed gardening
film camera|35mm camera & shutter & repair|fix: film camera repair
filter coffee & decoction & milk & recipe|brew: filter coffee, how to make filter coffee, south indian filter coffee
fingerpicking lesson|fingerpicking tutorial|fingerstyle lesson|fingerstyle tutorial & guitar & pattern|travis|tab: fingerpicking guitar lesson, fingerstyle guitar tutorial
fire poker|fireplace poker & forge|forging|blacksmith & twist|handle|hammer|anvil: fire poker forging, blacksmith fire poker
firewood & splitting|split & stack|stacking|cord & log|logs: splitting firewood, firewood processing
first dance & wedding & choreography & steps|lesson|tutorial: wedding first dance, first dance choreography
fish curry & coconut|tamarind|kudampuli & recipe: fish curry, fish curry recipe, how to make fish curry
fishing knot|fishing knots & tie|tying & line|braid|leader|hook: fishing knots
fishing reel service|reel service|servicing a fishing reel|reel maintenance|cleaning a fishing reel|reel cleaning & fishing & grease|oil|bearing|drag: fishing reel service, fishing reel cleaning
flood|flooding|floods & river & burst its banks|water level|water levels|heavy rain|rainfall & town|village|road|houses|homes: river flooding
floorboard|floorboards & sanding|sander|sanded & varnish|oil|stain|seal: sanding floorboards, floor sanding
flute lesson|flute tutorial|learn flute & embouchure|headjoint: flute lesson
fly casting & loop|loops|haul|roll cast|overhead cast|double haul & rod|line & lesson|learn|how to|improve|tips: fly casting, fly casting lesson
fly fishing & trout & river|stream|creek & dry fly|nymph|nymphing: fly fishing for trout, river trout fishing, trout fly fishing
fly tying|tying a fly|tie a fly & hook & thread|hackle|dubbing: fly tying
flystrike|fly strike & sheep|ewe|lamb & maggot|maggots|treat|treatment|prevent|dagging: fly strike in sheep, sheep farming
foaling|foal birth|foal being born|mare foaling & mare & foal: mare foaling
foam rolling|foam roll|foam roller exercises|foam roller routine|foam roller stretches & calves|it band|quads|glutes|hamstrings|back & muscle|muscles|roll: foam rolling, foam roller exercises
focaccia & dough & olive oil & recipe|homemade: focaccia recipe, focaccia bread
fold a fitted sheet|fold fitted sheet|fold a fitted bed sheet|fold fitted sheets|folding a fitted sheet & corners|corner|flat: how to fold a fitted sheet
fondant|sugarpaste & cake & cover|covering & smooth|smoother & roll: fondant cake, cake decorating
food forest & guild|swale|perennial|layers|canopy & plant|planting|trees & permaculture: permaculture food forest, permaculture garden, food forest
football|soccer & drill|drills & dribbling|first touch|rondo|ball mastery & coaching|training|session: football drills, us:soccer drills, uk:football training drills
foraging|forage|wild food|wild edibles & wild garlic|nettles|hawthorn|elderberry|dandelion|blackberries & edible & wild: wild food foraging, edible wild plants
forehand & tennis & groundstroke|semi-western|eastern grip|unit turn|baseline & technique & lesson|tips|how to|drill: tennis forehand, tennis forehand technique
fork & mtb|mountain bike & lower|lower leg & service|servicing & seal|oil: mtb fork service, suspension fork service, lower leg service
form 11 & ros|revenue online & tax return|income tax & how to|step by step|guide: form 11 tax return, how to file form 11
fountain pen & repair & sac|piston|lever: fountain pen repair
foxes|fox cubs|red fox|urban fox|garden fox|vixen & garden & cubs|den|trail camera|vixen|feeding & wildlife|wild|night: foxes in garden, wild foxes
fpv & drone|quad & build|building & solder|soldering & flight controller|betaflight & how to|step by step|beginner: fpv drone build, how to build an fpv drone
free motion quilting|fmq|free motion quilt & quilt & machine|stitch|foot|longarm: machine quilting
free motion quilting|free motion & quilting & foot|machine: machine quilting
freecad & part design & sketch|pad|constraint & tutorial|lesson|beginner|how to: freecad tutorial, freecad part design
french grammar|french verbs|french lesson|learn french & verbs & conjugation|tense: french verbs, french grammar lesson, learn french
french polish|french polishing & shellac & furniture|wood|guitar & rubber|pad|wadding: french polishing, shellac finish
fret leveling|fret levelling|fret level|fret dress|fret dressing|level frets|leveling frets|levelling frets & guitar & crown|crowning: fret leveling, fret dressing, guitar fret level and crown
fret leveling|fret levelling|fret level|level frets & guitar & crown: fret leveling, guitar fret dressing
fried rice & wok & soy & egg & recipe: fried rice recipe, how to make fried rice
front crawl|freestyle & swimming|swim & technique & breathing|catch|kick & drill|drills|tips|how to: front crawl technique, freestyle swimming technique
frozen shoulder & exercises & stretch|stretches: frozen shoulder exercises, frozen shoulder stretches
fruit crumble|apple crumble|rhubarb crumble & topping & custard|baking dish & recipe|homemade: crumble recipe, fruit crumble
fudge & sugar & boil|thermometer & butter|condensed milk & recipe|homemade: fudge recipe, how to make fudge, homemade fudge
fuel tank|gas tank|petrol tank|motorcycle tank & motorcycle|motorbike & rust & electrolysis|vinegar|remove|removal: motorcycle tank rust removal
fufu & cassava|plantain|yam & blend|pound|ferment & recipe|homemade: fufu recipe, how to make fufu, homemade fufu
furniture & refinish|refinishing & strip|stripper & paint|varnish|finish: furniture refinishing
fusion 360|onshape|tinkercad|freecad|cad & 3d print|3d printing & design|designing & tutorial|how to|beginner: 3d design for 3d printing, design for 3d printing
gaeilge|cert irish|irish oral & leaving cert & oral|béaltriail|sraith|litríocht|aiste: leaving cert irish
gaelic football & drill|drills & training|coaching: gaelic football drills, gaelic football training
gajar halwa|carrot halwa & milk & ghee & recipe: gajar ka halwa, carrot halwa, carrot halwa recipe
garba & steps & tutorial|learn: garba steps, garba dance tutorial
garden pond|wildlife pond & liner & dig|digging|dug & build|building: garden pond build
garden railway|garden railroad & live steam|g scale|16mm|sm32|45mm & loco|locomotive|train|track: garden railway
garden room|garden office & build|building & insulation & cladding|frame|foundation: garden room build
gas install|gas system|gas locker|campervan gas|gas installation|lpg system & van conversion|campervan|camper van & regulator|locker & hob|pipe|copper|hose: campervan gas system
gcse maths & past paper|past papers & question|questions|walkthrough|solutions: gcse maths, gcse maths past paper, gcse maths revision
gel nails at home|gel manicure at home|diy gel nails|gel nails yourself & cuticle|base coat|top coat & cure|lamp: gel nails at home, diy gel nails
genealogy|family history research|trace your ancestors|tracing ancestors & census|parish register|records & ancestors|research & genealogy|family history: genealogy research, family history research
german cases|german grammar|german lesson|learn german & cases & dative|accusative: german cases, german grammar, learn german
ghee & butter & simmer|boil|melt & homemade: homemade ghee, how to make ghee
ghost town|ghost towns & gold rush|mining|miners|saloon & history|1800s|century: ghost towns, ghost town history
giant pumpkin|giant pumpkins|growing pumpkins|grow pumpkins|pumpkin growing|pumpkin plants & grow|growing & vine|seed|pollinate|fertilise|fertilize: growing pumpkins, pumpkin plants
gilding|gild|gilded & gold leaf & picture frame|frame & size|gesso|bole: gold leaf gilding, picture frame gilding
gimp & tutorial|how to|lesson & layer|mask|background|photo: gimp tutorial
ginger beer & ferment & plant|yeast|bug & bottle & recipe|homemade: ginger beer, how to make ginger beer, homemade ginger beer
ginger bug & sugar & ferment|feed & soda & recipe|homemade: ginger bug, how to make a ginger bug, ginger bug soda
glass blowing|glassblowing|glassblower & furnace|blowpipe|molten|hot shop & glass: glass blowing
glow plug|glow plugs & replace|replacement|replacing|change|changing & diesel & engine|cylinder: glow plug replacement, diesel glow plugs
gnocchi & potato|ricotta & dough & flour & recipe|homemade: homemade gnocchi, gnocchi recipe
goalkeeper|goalkeeping & drill|drills & diving|handling|saves & football|soccer & training|session|coaching: goalkeeper training, goalkeeper drills
goat hoof trimming|trimming goat hooves|trim goat hooves|goat hooves|trimming goats|trimming goat & hoof|hooves & trim|trimming: goat hoof trimming, goat care
goat kidding|kidding season|goat birth|goat giving birth|goats giving birth|goat gives birth & goat|goats|doe & kid|kids|birth|labor|labour: goat kidding, kidding season
goat milk soap|goats milk soap|goat's milk soap & lye & soap & oils|mold|mould|batch|pour: goat milk soap, goat milk soap making
goldfish & care|setup|set up & tank|pond|aquarium & filter|water change|feeding: goldfish care
`
