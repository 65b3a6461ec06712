import type { KindRows } from "./kind-rows.ts"

export const furtherTradeKinds: KindRows = {
  tiling: "tiler, uk:tile fitting, us:tile installation, tile laying, us:tile installer",
  bricklayer: "bricklaying, brick layer, us:brick mason, uk:brickie, bricklayers; masonry services",
  bricklaying: "bricklayer, brick layer, brickwork, us:brick mason, brick laying; masonry services",
  stonemason: "stone mason, stonemasonry, stone masonry, stonework, stone masons; masonry services",
  "dry stone walling":
    "dry stone waller, uk:drystone walling, dry stone wall builder, us:dry stack wall; garden walls, stone walling",
  thatcher: "thatching, thatchers, roof thatching, roof thatcher",
  "roof repair": "uk:roof repairs, roofer, roofing repair, roof repair company",
  "loft conversion":
    "uk:loft conversions, us:attic conversion, uk:loft conversion company, uk:loft builder, us:attic remodel",
  "kitchen fitter":
    "uk:kitchen fitting, us:kitchen installer, uk:kitchen installation, uk:kitchen fitters; kitchen renovation",
  "bathroom fitter":
    "uk:bathroom fitting, us:bathroom installer, uk:bathroom installation, uk:bathroom fitters; bathroom renovation",
  "kitchen remodeling":
    "us:kitchen remodel, us:kitchen remodeler, kitchen renovation, us:kitchen contractor; home remodeling",
  "bathroom remodeling":
    "us:bathroom remodel, us:bathroom remodeler, bathroom renovation, us:bathroom contractor, us:bath remodel; home remodeling",
  "carpet fitter":
    "uk:carpet fitting, us:carpet installer, us:carpet installation, carpet layer, uk:carpet laying; flooring services",
  "floor sanding": "wood floor sanding, floor refinishing, floor restoration; flooring services",
  "garage door repair": "garage door repairs, garage door service, garage door company; door repair",
  "curtain making":
    "curtain maker, us:custom drapes, us:drapery maker, uk:made to measure curtains, custom curtains; soft furnishings",
  "blind fitter": "uk:blinds fitter, us:blinds installer, uk:blinds fitting, us:blinds installation",
  upholsterer:
    "upholstery, reupholstery, upholstery repair, furniture upholstery, upholstery shop; furniture repair, furniture restoration",
  reupholstery:
    "upholsterer, furniture reupholstery, re-upholstery, furniture upholstery; furniture repair, furniture restoration",
  "furniture restoration": "furniture restorer, furniture repair",
  "french polishing": "french polisher, french polishers, furniture polishing; furniture restoration, wood finishing",
  "furniture assembly": "flat pack assembly, uk:flat pack assembler",
  "cabinet maker":
    "cabinet making, cabinetmaker, custom cabinets, cabinet makers, uk:bespoke cabinets; furniture maker",
  joinery: "uk:joiner, uk:joiners, joinery company, joinery services, joinery workshop",
  welder: "welding, welding service, metal welding, welding shop, us:welding contractor; metal work, metal fabrication",
  blacksmith: "blacksmithing, wrought iron work, iron work; metal work",
  "powder coating":
    "powder coater, powder coating service, metal powder coating, powder coat shop; metal finishing, metal coating",
  "fencing contractor": "fence builder, fence installer, fence company, uk:fencing company, fence installation",
  "fence repair": "uk:fence repairs, fence repair service, fence repair company",
  "tree surgeon": "uk:tree surgery, us:tree service, arborist, tree cutting service; tree care",
  arborist: "us:tree service, uk:tree surgeon, us:tree doctor; tree care",
  "tree removal": "uk:tree felling, us:tree service, tree removal service, us:tree removal company; tree work",
  "stump grinding": "stump removal, tree stump removal, tree stump grinding, stump grinding service; tree work",
  "hedge trimming": "hedge cutting, uk:hedge cutting service, hedge pruning; garden maintenance",
  "lawn mowing": "grass cutting, lawn mowing service, lawn cutting, us:lawn service, us:yard mowing; lawn care",
  gardening: "gardener, gardeners, gardening service, garden maintenance, us:yard work; garden care",
  landscaper: "landscaping, uk:landscape gardener, us:landscaping contractor, landscapers, landscape contractor",
  "garden designer": "garden design, landscape designer, landscape design; landscape services",
  "pond cleaning": "pond maintenance, pond cleaning service, pond cleaners",
  "pool cleaning": "pool service, swimming pool cleaning, pool maintenance, us:pool guy",
  "snow removal": "snow clearing, snow removal service, uk:snow clearance",
  "driveway paving": "driveway contractor, uk:driveway installers, driveway installation, uk:new driveway",
  "scaffolding hire":
    "uk:scaffold hire, us:scaffolding rental, us:scaffold rental, uk:scaffolding company, uk:scaffolders; equipment hire",
  "skip hire":
    "uk:hire a skip, us:dumpster rental, uk:skip rental, uk:skip company, uk:rubbish skip; waste removal, waste disposal",
  "junk removal":
    "us:junk hauling, uk:rubbish removal, us:junk pickup, uk:rubbish clearance; waste removal, waste disposal",
  "house clearance":
    "uk:house clearances, us:estate cleanout, us:house cleanout, uk:property clearance, uk:house clearing; waste removal",
  "removal company": "us:moving company, uk:removals, us:movers, uk:removal firm; moving services, removal services",
  "man and van": "uk:man with a van, uk:man with van, uk:man and van hire; moving services",
  "airport transfer": "airport taxi, airport car service, taxi to airport, airport pickup; airport transport",
  "minibus hire": "uk:hire a minibus, us:minibus rental, uk:mini bus hire, us:rent a minibus; vehicle hire",
  "wedding car hire": "uk:wedding car, uk:wedding cars, us:wedding car rental; wedding transport",
  "car towing": "us:tow truck, towing service, uk:car recovery, us:towing company, vehicle towing",
  "breakdown recovery": "uk:car recovery, uk:vehicle recovery, us:towing service, us:tow truck, uk:breakdown truck",
  "mobile tyre fitting": "uk:mobile tyre fitter, uk:mobile tyres, us:mobile tire service, us:mobile tire change",
  "tire shop": "us:tire store, uk:tyre shop, uk:tyre fitters, us:tire service",
  "windscreen repair": "uk:windscreen repairs, us:windshield repair; car glass, car repair",
  "dent repair": "dent removal, car dent removal, us:auto dent repair, car dent repair; uk:car bodywork, car repair",
  "auto body shop":
    "us:body shop, us:collision repair, uk:car body shop, us:auto body repair, uk:car bodywork repair; uk:car bodywork, car repair",
  "car key replacement":
    "car key cutting, us:car key copy, lost car key, new car key, car key programming; auto locksmith",
  "key cutting": "us:key copy, key copying, key duplication, keys cut",
  "caravan repair": "uk:caravan repairs, us:travel trailer repair, uk:caravan engineer",
  "boat repair": "boat repairs, us:marine repair, boat repair shop, boat repair service",
  "motorcycle repair": "motorbike repair, motorcycle mechanic, uk:motorbike mechanic",
  "tractor repair": "tractor mechanic, tractor repairs, us:tractor repair shop",
  "mobile hairdresser": "mobile hairdressing, uk:home hairdresser, mobile hair stylist, mobile haircut",
  barber: "barber shop, barbers, us:barbershop; uk:male grooming",
  "nail technician": "nail tech, manicurist, nail artist, nail technicians",
  "makeup artist": "make up artist, makeup artists, makeup services, make up artists",
  "lash technician": "lash tech, eyelash technician, lash artist",
  "massage therapist": "massage therapy, massage, massage therapists, massage treatment",
  "wedding cake maker": "wedding cakes, wedding cake baker, wedding cake bakery, wedding cake designer; cake maker",
  "cake maker": "custom cakes, cake baker, cake decorator, cake bakery, uk:celebration cakes; cake shop",
  "wedding dj": "uk:wedding disco, dj for wedding, dj for a wedding; wedding entertainment, party dj",
  "wedding caterer": "wedding catering, wedding food, wedding caterers; event catering",
  "wedding planner": "wedding planning, uk:wedding organiser, wedding coordinator; event planner",
  "wedding videographer": "wedding video, wedding videography, uk:wedding filming; video production",
  "party entertainer": "party entertainment; event entertainment",
  "bouncy castle hire":
    "uk:hire bouncy castle, us:bounce house rental, uk:bouncy castles, us:bouncy house rental, us:inflatable rental",
  "marquee hire": "uk:hire a marquee, us:tent rental, us:party tent rental, uk:marquee rental, us:event tent rental",
  "photo booth hire": "uk:hire a photo booth, us:photo booth rental, uk:photobooth hire, us:rent a photo booth",
  "family photographer":
    "family photography, family photo shoot, family portraits, family photos; portrait photographer",
  "newborn photographer":
    "newborn photography, newborn photos, newborn photo shoot, newborn baby photos; baby photographer",
  "alterations tailor": "clothing alterations, clothes alterations, us:alterations shop; clothes repair",
  seamstress: "sewing service, uk:sewing alterations, clothing alterations; clothes repair",
  dressmaker: "dressmaking, seamstress, custom dresses, dress maker, uk:made to measure dresses; custom clothing",
  "ironing service": "ironing services, clothes ironing, laundry ironing",
  "embroidery service": "custom embroidery, embroidery shop, embroidery services",
  "screen printing": "screen printer, screen print shop, silk screen printing, screen printers; print shop",
  "picture framing": "picture framer, us:custom framing, us:frame shop, uk:picture framers",
  bookbinder: "bookbinding, book binding, book binding service, book binders",
  "sign writer": "uk:signwriter, sign writing, uk:signwriting, sign painter, us:sign painting; business signs",
  "piano teacher":
    "piano lessons, uk:piano tuition, learn piano, piano tutor, piano classes; music teacher, music lessons",
  "guitar teacher":
    "guitar lessons, uk:guitar tuition, learn guitar, guitar tutor, guitar classes; music teacher, music lessons",
  "violin teacher":
    "violin lessons, uk:violin tuition, learn violin, violin tutor, violin classes; music teacher, music lessons",
  "singing teacher":
    "singing lessons, voice lessons, vocal coach, us:voice teacher, uk:singing tuition; music teacher, music lessons",
  "swimming lesson": "swimming lessons, swim lessons, learn to swim, swimming classes, swim school",
  "tennis coach": "tennis lessons, tennis coaching, tennis instructor, tennis teacher",
  childminder: "uk:child minder, uk:childminding, us:home daycare, us:family daycare, child care at home; child care",
  babysitter: "babysitting, baby sitter, babysitters, babysitting service; child care",
  "home carer": "us:home caregiver, uk:home care, us:in home caregiver; elderly care",
  "funeral director":
    "us:funeral home, uk:undertaker, uk:undertakers, uk:funeral parlour, us:mortician; funeral services, funeral planning",
  "headstone engraving":
    "headstone engraver, gravestone engraving, headstone lettering, headstone inscription; memorial mason",
  translator: "translation service, translation, translators, translation agency",
  proofreader: "proofreading, proofreading service, proof reading, proof reader; editing services",
  copywriter: "copywriting, copywriting service, copy writer, copywriting services",
  ghostwriter: "ghostwriting, ghost writer, ghost writing service; book writing",
  "land surveyor": "land survey, land surveying, land survey company",
  "wildlife removal": "us:wildlife control, us:critter removal, animal removal, us:animal trapper; pest control",
  "wasp nest removal": "wasp removal, wasp control, wasp exterminator; pest control",
  "mole catcher": "mole control, mole trapper, mole catching, mole trapping; pest control",
  "rat catcher": "rat control, rat exterminator, rat removal; pest control, rodent control",
  "bee removal": "bee removal service, bee relocation; pest control",
  "yoga teacher": "yoga classes, yoga instructor, yoga lessons, yoga class; fitness classes",
  "cctv installer": "cctv installation, uk:cctv fitting, us:security camera install, uk:cctv fitter; home security",
  "damp proofing": "uk:damp proofing company, uk:damp specialist, damp treatment, uk:damp proofer",
  "mold removal": "us:mold remediation, uk:mould removal, us:mold cleanup, uk:mould treatment",
  "asbestos removal": "asbestos removal company, asbestos disposal, us:asbestos abatement",
  "pottery class":
    "pottery classes, us:ceramics class, pottery lessons, pottery workshop, pottery course; craft workshop, craft class",
  "hoof trimming": "hoof trimmer, hoof trim, hoof trimming service, hoof trimmers; hoof care",
  "aircon installation": "us:ac installation, aircon installer, air con installer, us:ac installer, uk:air con fitting",
  "artificial grass fitter": "fake grass installer, uk:fake grass fitting; lawn installation",
  "moving company": "us:movers, uk:removal company, us:moving service, uk:removals, us:moving services",
  "sheep shearer": "sheep shearing, sheep shearers",
}
