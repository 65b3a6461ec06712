import type { KindRows } from "./kind-rows.ts"

export const furtherTradeKinds: KindRows = {
  tiling:
    "tiler, tile fitting, us:tile installation, tile laying, us:tile installer; home improvement, building trades",
  bricklayer: "bricklaying, brick layer, us:brick mason, uk:brickie, bricklayers; building trades, masonry services",
  bricklaying: "bricklayer, brick layer, brickwork, us:brick mason, brick laying; building trades, masonry services",
  stonemason: "stone mason, stonemasonry, stone masonry, stonework, stone masons; building trades, masonry services",
  "dry stone walling":
    "dry stone waller, uk:drystone walling, dry stone wall builder, us:dry stack wall; garden walls, stone walling",
  thatcher: "thatching, thatchers, roof thatching, roof thatcher; roofing services, building trades",
  "roof repair":
    "uk:roof repairs, roofer, roofing repair, fix my roof, roof repair company; roofing services, home repair",
  "loft conversion":
    "uk:loft conversions, us:attic conversion, uk:loft conversion company, uk:loft builder, us:attic remodel; home extension, home improvement",
  "kitchen fitter":
    "uk:kitchen fitting, us:kitchen installer, uk:kitchen installation, uk:kitchen fitters; kitchen renovation, home improvement",
  "bathroom fitter":
    "uk:bathroom fitting, us:bathroom installer, uk:bathroom installation, uk:bathroom fitters; bathroom renovation, home improvement",
  "kitchen remodeling":
    "us:kitchen remodel, us:kitchen remodeler, kitchen renovation, us:kitchen contractor; home remodeling, home improvement",
  "bathroom remodeling":
    "us:bathroom remodel, us:bathroom remodeler, bathroom renovation, us:bathroom contractor, us:bath remodel; home remodeling, home improvement",
  "carpet fitter":
    "uk:carpet fitting, us:carpet installer, us:carpet installation, carpet layer, carpet laying; floor fitting, flooring services",
  "floor sanding":
    "wood floor sanding, floor sander, floor refinishing, sand wooden floor, floor restoration; flooring services, floor care",
  "garage door repair":
    "garage door repairs, fix garage door, garage door service, garage door repairman, garage door company; door repair, home repair",
  "curtain making":
    "curtain maker, us:custom drapes, us:drapery maker, uk:made to measure curtains, custom curtains; window dressing, soft furnishings",
  "blind fitter":
    "uk:blinds fitter, us:blinds installer, blinds fitting, us:blinds installation, window blind fitting; window dressing, home improvement",
  upholsterer:
    "upholstery, reupholstery, upholstery repair, furniture upholstery, upholstery shop; furniture repair, furniture restoration",
  reupholstery:
    "upholsterer, furniture reupholstery, re-upholstery, furniture recovering, furniture upholstery; furniture repair, furniture restoration",
  "furniture restoration":
    "furniture restorer, restore furniture, furniture repair; antique restoration, furniture services",
  "french polishing":
    "french polisher, french polishers, french polish service, furniture polishing; furniture restoration, wood finishing",
  "furniture assembly":
    "furniture assembler, assemble furniture, flat pack assembly, uk:flat pack assembler; handyman services, home help",
  "cabinet maker":
    "cabinet making, cabinetmaker, custom cabinets, cabinet makers, uk:bespoke cabinets; furniture maker, joinery services",
  joinery:
    "joiner, joiners, joinery company, joinery services, joinery workshop; building trades, woodworking services",
  welder: "welding, welding service, metal welding, welding shop, us:welding contractor; metal work, metal fabrication",
  blacksmith: "blacksmithing, wrought iron work, iron work, metal forging, forge work; metal work, metal crafts",
  "powder coating":
    "powder coater, powder coating service, metal powder coating, powder coat shop; metal finishing, metal coating",
  "fencing contractor":
    "fence builder, fence installer, fence company, uk:fencing company, fence installation; garden services, fence work",
  "fence repair":
    "uk:fence repairs, fix my fence, fence mending, fence repair service, fence repair company; garden services, fence work",
  "tree surgeon": "uk:tree surgery, us:tree service, arborist, tree cutting service; tree care, garden services",
  arborist: "us:tree service, uk:tree surgeon, tree specialist, us:tree doctor; tree care, garden services",
  "tree removal":
    "tree felling, us:tree service, tree removal service, cut down tree, us:tree removal company; tree work, garden services",
  "stump grinding":
    "stump removal, tree stump removal, stump grinder service, tree stump grinding, stump grinding service; tree work, garden services",
  "hedge trimming":
    "hedge cutting, hedge trimmer service, hedge cutter, uk:hedge cutting service, hedge pruning; garden maintenance, garden services",
  "lawn mowing":
    "grass cutting, lawn mowing service, lawn cutting, us:lawn service, us:yard mowing; lawn care, garden services",
  gardening:
    "gardener, gardeners, gardening service, garden maintenance, us:yard work; garden care, outdoor maintenance",
  landscaper:
    "landscaping, landscape gardener, us:landscaping contractor, landscapers, landscape contractor; garden construction, garden services",
  "garden designer":
    "garden design, landscape designer, landscape design, garden planner, us:yard designer; landscape services, garden services",
  "pond cleaning":
    "pond cleaner, pond maintenance, pond cleaning service, clean my pond, pond cleaners; pond services, garden services",
  "pool cleaning":
    "pool cleaner, pool service, swimming pool cleaning, pool maintenance, us:pool guy; pool services, outdoor maintenance",
  "snow removal":
    "snow clearing, snow removal service, uk:snow clearance, clear snow; winter services, property maintenance",
  "driveway paving":
    "us:driveway paver, driveway contractor, uk:driveway installers, driveway installation, uk:new driveway; paving services, driveway services",
  "scaffolding hire":
    "uk:scaffold hire, us:scaffolding rental, us:scaffold rental, uk:scaffolding company, uk:scaffolders; building services, equipment hire",
  "skip hire":
    "uk:hire a skip, us:dumpster rental, uk:skip rental, uk:skip company, uk:rubbish skip; waste removal, waste disposal",
  "junk removal":
    "us:junk hauling, uk:rubbish removal, us:junk pickup, us:haul away junk, uk:rubbish clearance; waste removal, waste disposal",
  "house clearance":
    "uk:house clearances, us:estate cleanout, us:house cleanout, uk:property clearance, uk:house clearing; waste removal, clearance services",
  "removal company": "us:moving company, uk:removals, us:movers, uk:removal firm; moving services, removal services",
  "man and van":
    "uk:man with a van, uk:man with van, uk:van and driver, uk:man and van hire; moving services, van hire",
  "airport transfer":
    "airport taxi, airport car service, taxi to airport, airport pickup; passenger transport, airport transport",
  "minibus hire":
    "uk:hire a minibus, us:minibus rental, uk:mini bus hire, us:rent a minibus; group transport, vehicle hire",
  "wedding car hire":
    "uk:wedding car, uk:wedding cars, us:wedding car rental, uk:bridal car hire; wedding transport, wedding services",
  "car towing":
    "us:tow truck, towing service, uk:car recovery, us:towing company, vehicle towing; breakdown services, roadside help",
  "breakdown recovery":
    "uk:car recovery, uk:vehicle recovery, us:towing service, us:tow truck, uk:breakdown truck; breakdown services, roadside help",
  "mobile tyre fitting":
    "uk:mobile tyre fitter, uk:mobile tyres, us:mobile tire service, us:mobile tire change, uk:tyre fitting at home; tyre services, car services",
  "tire shop": "us:tire store, uk:tyre shop, uk:tyre fitters, us:tire service; tire services, car services",
  "windscreen repair":
    "uk:windscreen repairs, us:windshield repair, uk:fix my windscreen, us:fix my windshield; car glass, car repair",
  "dent repair": "dent removal, car dent removal, us:auto dent repair, car dent repair; car bodywork, car repair",
  "auto body shop":
    "us:body shop, us:collision repair, uk:car body shop, us:auto body repair, uk:car bodywork repair; car bodywork, car repair",
  "car key replacement":
    "car key cutting, us:car key copy, lost car key, new car key, car key programming; auto locksmith, locksmith services",
  "key cutting": "us:key copy, key copying, key duplication, keys cut, us:key maker; locksmith services, key services",
  "caravan repair":
    "uk:caravan repairs, us:travel trailer repair, uk:caravan engineer, uk:caravan repairer; caravan services, vehicle repair",
  "boat repair":
    "boat repairs, us:marine repair, boat repair shop, boat repair service; marine services, boat services",
  "motorcycle repair":
    "motorbike repair, motorcycle mechanic, uk:motorbike mechanic, fix my motorcycle; vehicle repair, motorcycle services",
  "tractor repair":
    "tractor mechanic, tractor repairs, us:tractor repair shop, fix my tractor; farm machinery, machine repair",
  "mobile hairdresser":
    "mobile hairdressing, uk:home hairdresser, mobile hair stylist, mobile haircut, hairdresser at home; hair services, beauty services",
  barber: "barber shop, barbers, us:barbershop, barber haircut; hair services, male grooming",
  "nail technician": "nail tech, manicurist, nail artist, nail technicians; nail services, beauty services",
  "makeup artist": "make up artist, makeup artists, makeup services, make up artists; beauty services, event beauty",
  "lash technician": "lash tech, eyelash technician, lash artist, eyelash tech; beauty services, eyelash services",
  "massage therapist":
    "massage therapy, massage, massage therapists, massage treatment; body treatments, wellness services",
  "wedding cake maker":
    "wedding cakes, wedding cake baker, wedding cake bakery, wedding cake designer; cake maker, wedding services",
  "cake maker":
    "custom cakes, cake baker, cake decorator, cake bakery, uk:celebration cakes; baking services, cake shop",
  "wedding dj":
    "wedding disco, dj for wedding, uk:wedding disc jockey, dj for a wedding; wedding entertainment, party dj",
  "wedding caterer":
    "wedding catering, wedding food, wedding caterers, catering for wedding; event catering, wedding services",
  "wedding planner":
    "wedding planning, uk:wedding organiser, wedding coordinator, bridal planner; event planner, wedding services",
  "wedding videographer":
    "wedding video, wedding videography, wedding filming, wedding film maker; video production, wedding services",
  "party entertainer":
    "party entertainment, entertainer for party, party performer, hire party entertainer; event entertainment, party services",
  "bouncy castle hire":
    "uk:hire bouncy castle, us:bounce house rental, uk:bouncy castles, us:bouncy house rental, us:inflatable rental; party hire, party services",
  "marquee hire":
    "uk:hire a marquee, us:tent rental, us:party tent rental, uk:marquee rental, us:event tent rental; event hire, party hire",
  "photo booth hire":
    "uk:hire a photo booth, us:photo booth rental, uk:photobooth hire, us:rent a photo booth; event hire, party hire",
  "family photographer":
    "family photography, family photo shoot, family portraits, family photos; portrait photographer, photography services",
  "newborn photographer":
    "newborn photography, newborn photos, newborn photo shoot, newborn baby photos; baby photographer, photography services",
  "alterations tailor":
    "clothing alterations, clothes alterations, tailor alterations, us:alterations shop; sewing services, clothes repair",
  seamstress: "sewing service, uk:sewing alterations, clothing alterations; sewing services, clothes repair",
  dressmaker:
    "dressmaking, seamstress, custom dresses, dress maker, uk:made to measure dresses; sewing services, custom clothing",
  "ironing service":
    "ironing services, clothes ironing, ironing done, laundry ironing; laundry services, domestic help",
  "embroidery service":
    "custom embroidery, embroidery shop, machine embroidery, embroidery services; garment decoration, sewing services",
  "screen printing":
    "screen printer, screen print shop, silk screen printing, screen printers; printing services, print shop",
  "picture framing":
    "picture framer, us:custom framing, us:frame shop, uk:picture framers, get picture framed; framing services, art services",
  bookbinder: "bookbinding, book binding, book binding service, book binders; book services, paper crafts",
  "sign writer":
    "uk:signwriter, sign writing, uk:signwriting, sign painter, us:sign painting; sign services, business signs",
  "piano teacher":
    "piano lessons, uk:piano tuition, learn piano, piano tutor, piano classes; music teacher, music lessons",
  "guitar teacher":
    "guitar lessons, uk:guitar tuition, learn guitar, guitar tutor, guitar classes; music teacher, music lessons",
  "violin teacher":
    "violin lessons, uk:violin tuition, learn violin, violin tutor, violin classes; music teacher, music lessons",
  "singing teacher":
    "singing lessons, voice lessons, vocal coach, us:voice teacher, uk:singing tuition; music teacher, music lessons",
  "swimming lesson":
    "swimming lessons, swim lessons, learn to swim, swimming classes, swim school; swim training, sports coaching",
  "tennis coach":
    "tennis lessons, tennis coaching, tennis instructor, learn tennis, tennis teacher; sports coach, racket sports",
  childminder:
    "uk:child minder, uk:childminding, us:home daycare, us:family daycare, child care at home; child care, early years",
  babysitter: "babysitting, baby sitter, babysitters, babysitting service; child care, family help",
  "home carer":
    "uk:carer at home, us:home caregiver, us:home care aide, uk:home care, us:in home caregiver; elderly care, care services",
  "funeral director":
    "us:funeral home, uk:undertaker, uk:undertakers, uk:funeral parlour, us:mortician; funeral services, funeral planning",
  "headstone engraving":
    "headstone engraver, gravestone engraving, headstone lettering, headstone inscription; memorial mason, stone services",
  translator: "translation service, translation, translators, translation agency; language services, writing services",
  proofreader: "proofreading, proofreading service, proof reading, proof reader; editing services, writing services",
  copywriter:
    "copywriting, copywriting service, copy writer, copywriting services; writing services, marketing services",
  ghostwriter: "ghostwriting, ghost writer, ghost writing service; writing services, book writing",
  "land surveyor":
    "land survey, land surveying, us:property surveyor, land survey company; survey services, property services",
  "wildlife removal":
    "us:animal control, us:wildlife control, us:critter removal, animal removal, us:animal trapper; pest control, animal services",
  "wasp nest removal":
    "wasp removal, wasp control, wasp exterminator, remove wasp nest, wasp pest control; pest control, insect control",
  "mole catcher": "mole control, mole trapper, mole catching, mole trapping; pest control, lawn care",
  "rat catcher":
    "rat control, rat exterminator, rat removal, rat pest control, rat catching; pest control, rodent control",
  "bee removal": "remove bees, bee remover, bee removal service, bee relocation; pest control, bee services",
  "yoga teacher": "yoga classes, yoga instructor, yoga lessons, yoga class; fitness classes, wellness services",
  "cctv installer":
    "cctv installation, uk:cctv fitting, us:security camera install, uk:cctv fitter, install cctv; home security, security services",
  "damp proofing":
    "uk:damp proofing company, uk:damp specialist, damp treatment, uk:damp proofer; damp control, building repair",
  "mold removal":
    "us:mold remediation, uk:mould removal, us:mold remover, us:mold cleanup, uk:mould treatment; damp control, home repair",
  "asbestos removal":
    "asbestos removal company, asbestos disposal, us:asbestos abatement, remove asbestos; hazardous waste, building services",
  "pottery class":
    "pottery classes, us:ceramics class, pottery lessons, pottery workshop, pottery course; craft workshop, craft class",
  "hoof trimming": "hoof trimmer, hoof trim, hoof trimming service, hoof trimmers; hoof care, livestock services",
  "aircon installation":
    "us:ac installation, aircon installer, air con installer, us:ac installer, air con fitting; cooling services, building services",
  "artificial grass fitter":
    "us:turf installer, fake grass installer, fake grass fitting, us:fake grass company, artificial lawn fitting; garden services, lawn installation",
  "moving company":
    "us:movers, uk:removal company, us:moving service, uk:removals, us:moving services; relocation services, moving help",
  "sheep shearer":
    "sheep shearing, sheep shearers, sheep clipping, shearing contractor; sheep services, farm contractor",
}
