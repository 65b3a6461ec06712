import type { KindRows } from "./kind-rows.ts"

export const tradeKinds: KindRows = {
  plumber: "local plumber; plumbing services, plumbing repairs",
  plumbing: "local plumber; plumbing services, plumbing repairs",
  electrician: "local electrician; electrical services, electrical repairs",
  "dental practice": "dentist, dental clinic, local dentist; dental care, dental services",
  dentist: "dental clinic, dental practice, local dentist; dental care, dental services",
  "landscaping company":
    "landscaper, landscaping contractor, landscaping services; garden landscaping, landscape company",
  landscaping: "landscaper, landscaping contractor; landscaping services, landscape company",
  gardener: "local gardener; gardening services, garden maintenance",
  "wedding photographer": "wedding photography; wedding photos",
  "wedding photography": "wedding photographer, wedding photos;",
  "elopement photography": "elopement photographer, elopement photos;",
  photographer: "local photographer, photography services; photography",
  "piano tuning": "piano tuner, piano tuning service; piano services",
  "piano tuner": "piano tuning, piano tuning service; piano services",
  "pest control": "exterminator, pest control company, pest control service; pest exterminator",
  "dog walker": "dog walking service, local dog walker, dog walking; pet care services",
  "dog walking": "dog walker, dog walking service, local dog walker; pet care services",
  "dog walk": "dog walker, dog walking service, dog walking; pet care services",
  "dog groomer": "dog grooming, dog grooming salon, pet groomer; pet grooming services",
  bakery: "local bakery, bakery shop;",
  accountant: "local accountant; accounting services, accountancy services",
  accounting: "accountant; accounting services, accountancy services",
  bookkeeping: "bookkeeper, bookkeeping services; accounting services",
  translation: "translator, translation service, document translation; translation services",
  hairdresser: "hair salon, hair stylist; hairdressing, haircuts",
  "hair salon": "hairdresser, hair stylist; hairdressing, haircuts",
  roofer: "roofing contractor, local roofer; roofing services, roof repairs",
  joiner: "carpenter; joinery services, carpentry services",
  carpenter: "joiner; carpentry services",
  locksmith: "local locksmith, locksmith service; lock repairs, lock changes",
  vet: "veterinary clinic, veterinary practice; veterinary care",
  "personal trainer": "fitness trainer, fitness coach, pt; personal training",
  "yoga studio": "yoga classes, yoga teacher; yoga",
  solicitor: "lawyer; legal services, legal advice",
  lawyer: "attorney; legal services, legal advice",
  florist: "flower shop, local florist;",
  caterer: "catering services; event catering",
  catering: "caterer; catering services",
  "laptop repair": "computer repair, laptop repair shop; pc repair",
  "phone repair": "mobile phone repair, phone repair shop;",
  "web designer": "web design, website designer, web developer; website design",
  "web design": "web designer, website designer; website design",
  "canoe trip": "canoe tour, guided canoe trip;",
  "kayak trip": "kayak tour, kayaking trip;",
  "knife sharpening": "knife sharpener, knife sharpening service, blade sharpening; sharpening service",
  "chimney sweep":
    "chimney sweeping, chimney cleaning, chimney cleaner, flue sweep, local chimney sweep; chimney services, home maintenance",
  "chimney sweeping":
    "chimney sweep, chimney cleaning, flue sweeping, flue cleaning; chimney services, home maintenance",
  "chimney repair":
    "chimney repairs, chimney repair service, chimney repair company, chimney fixing; chimney services, masonry repair",
  "chair caning":
    "chair caner, chair seat weaving, cane seat weaving, cane chair repair, cane seat repair; furniture repair, chair repair",
  "maths tutor":
    "us:math tutor, us:math tutoring, uk:maths tuition, uk:maths lessons, uk:maths teacher; private tutor, uk:private tuition",
  "maths tuition":
    "uk:maths tutor, uk:maths lessons, uk:maths tutoring, us:math tutoring, us:math lessons; private tuition, tutoring service",
  "english tutor":
    "english tuition, english tutoring, english lessons, english teacher; private tutor, uk:private tuition",
  "chemistry tutor":
    "chemistry tuition, chemistry tutoring, chemistry lessons, chemistry teacher; science tutor, uk:private tuition",
  "physics tutor":
    "physics tuition, physics tutoring, physics lessons, physics teacher; science tutor, uk:private tuition",
  "spanish tutor":
    "spanish lessons, spanish teacher, uk:spanish tuition, learn spanish, spanish tutoring; language tutor, language lessons",
  "french tutor":
    "french lessons, french teacher, uk:french tuition, learn french, french tutoring; language tutor, language lessons",
  "borehole pump repair":
    "borehole repair, borehole pump service, fix borehole pump, us:well pump repair; borehole services, pump repair",
  "borehole drilling":
    "borehole driller, us:well drilling, water borehole drilling, drill a borehole, borehole company; borehole services, water supply",
  "well drilling":
    "well driller, water well drilling, drill a well, well drilling company, well digging; well services, water supply",
  "mobile mechanic":
    "mobile car mechanic, mobile car repair, mechanic that comes out, us:mobile auto repair, traveling mechanic; car repair, car mechanic",
  "car mechanic":
    "us:auto mechanic, car repair, us:auto repair, uk:car repairs, motor mechanic; car maintenance, vehicle repair",
  "mobile dog groomer":
    "mobile dog grooming, mobile groomer, dog grooming van, dog groomer home visit; pet grooming, dog groomer",
  "dog grooming": "dog groomer, dog groomers, dog grooming salon, uk:dog parlour; pet grooming, pet services",
  "cat groomer": "cat grooming, cat groomers, cat grooming service, cat grooming salon; pet grooming, pet services",
  "gutter cleaning":
    "gutter cleaner, gutter clearing, gutter clearance, gutter cleaning service, us:gutter cleanout; gutter services, exterior cleaning",
  "gutter repair":
    "uk:gutter repairs, gutter fixing, gutter repair service, uk:guttering repair; gutter services, roof repair",
  bookkeeper: "bookkeeping, bookkeeping service, local bookkeeper, bookkeepers; accounting services, business services",
  "wedding florist":
    "wedding flowers, wedding floristry, bridal florist, wedding flower shop, bridal flowers; flower shop, wedding services",
  "sheep shearing":
    "sheep shearer, sheep shearers, sheep clipping, shearing contractor; sheep services, farm contractor",
  "alpaca shearing":
    "alpaca shearer, alpaca shearers, alpaca clipping, alpaca shearing service; farm services, livestock shearing",
  "driving instructor":
    "driving lessons, driving school, driving teacher, learn to drive, uk:driving tuition; driver training, learner driver",
  "driving school":
    "driving lessons, driving instructor, learn to drive, us:drivers ed, uk:driving tuition; driver training, learner driver",
  "driving lesson":
    "driving lessons, driving instructor, driving school, learn to drive, uk:driving tuition; driver training, learner driver",
  farrier: "horse farrier, horse shoeing, horseshoeing, hoof trimming, horse shoer; hoof care, horse care",
  "horse livery":
    "livery yard, us:horse boarding, livery stable, horse stabling, us:boarding stable; horse stable, horse care",
  "horse riding lesson":
    "horse riding lessons, us:horseback lessons, riding lessons, learn horse riding; riding school, horse riding",
  "riding school":
    "horse riding lessons, riding lessons, riding stables, horse riding school; horse riding, riding lesson",
  "dog trainer": "dog training, dog trainers, dog training service, canine trainer; pet services, pet training",
  "puppy training":
    "puppy trainer, puppy classes, puppy school, puppy training classes, puppy obedience; dog training, pet services",
  "dog boarding":
    "us:dog hotel, overnight dog care, overnight dog boarding, dog boarding service; pet boarding, dog care",
  "boarding kennel": "boarding kennels, dog kennels, dog boarding kennels, kennels for dogs; pet boarding, dog care",
  "dog daycare": "doggy daycare, dog day care, doggie daycare, uk:dog creche, daycare for dogs; dog care, pet services",
  "pet sitter": "pet sitting, pet sitters, pet minder, pet sitting service, pet minding; pet care, pet services",
  "cat sitter": "cat sitting, cat sitters, cat minder, cat sitting service, cat minding; pet sitter, pet care",
  cattery:
    "cat boarding, us:cat hotel, cat boarding kennels, boarding cattery, overnight cat boarding; pet boarding, cat care",
  "house sitter":
    "house sitting, house sitters, house minder, home sitter, house sitting service; home care, property care",
  "window cleaner":
    "window cleaning, window cleaners, window washing, us:window washer, window cleaning service; exterior cleaning, cleaning services",
  "window cleaning":
    "window cleaner, window washing, us:window washer, window cleaning service, glass cleaning; exterior cleaning, cleaning services",
  "house cleaner":
    "house cleaning, domestic cleaner, home cleaner, us:maid service, home cleaning; cleaning services, domestic help",
  "house cleaning":
    "house cleaner, home cleaning, domestic cleaning, us:maid service, house cleaning service; cleaning services, domestic help",
  "office cleaning":
    "office cleaner, office cleaners, office cleaning company, workplace cleaning; cleaning services, commercial cleaning",
  "carpet cleaning":
    "carpet cleaner, carpet cleaners, carpet cleaning service, carpet washing; floor cleaning, cleaning services",
  "upholstery cleaning":
    "upholstery cleaner, furniture cleaning, upholstery cleaners, upholstery washing; furniture care, cleaning services",
  "oven cleaning":
    "oven cleaner, oven cleaners, oven cleaning service, oven cleaning company, oven valeting; kitchen cleaning, cleaning services",
  "end of tenancy cleaning":
    "uk:end of tenancy clean, us:move out cleaning, uk:tenancy cleaners, uk:end of lease cleaning, moving out cleaning; house cleaning, cleaning services",
  "pressure washing":
    "power washing, pressure washer service, jet washing, power washing service, pressure cleaning; exterior cleaning, cleaning services",
  "driveway cleaning":
    "driveway cleaner, driveway cleaners, driveway washing, clean my driveway, driveway cleaning service; exterior cleaning, driveway maintenance",
  "roof cleaning":
    "roof cleaner, roof cleaners, roof washing, roof cleaning service, roof cleaning company; exterior cleaning, roof maintenance",
  "solar panel cleaning":
    "solar panel cleaner, solar cleaning, solar panel washing, solar panel cleaners; exterior cleaning, solar services",
  "car detailing":
    "us:auto detailing, uk:car valeting, car detailer, us:auto detailer, uk:car valet; car cleaning, car care",
  "car valeting":
    "uk:car valet, us:car detailing, uk:car valeters, us:auto detailing, car cleaning service; car cleaning, car care",
  "wheelie bin cleaning":
    "uk:bin cleaning, uk:bin cleaner, us:trash can cleaning, uk:wheelie bin cleaner, uk:bin washing; exterior cleaning, cleaning services",
  "septic tank emptying":
    "us:septic pumping, us:septic tank pumping, uk:septic emptying, uk:empty septic tank; septic services, drain services",
  "septic tank pumping":
    "us:septic pumping, us:pump septic tank, uk:septic tank emptying, us:septic pump out; septic services, drain services",
  "drain cleaning":
    "drain unblocking, blocked drain, drain cleaner, uk:blocked drains, us:clogged drain; drain services, plumbing services",
  "drain unblocking":
    "uk:blocked drain, uk:blocked drains, us:clogged drain, drain clearing, drain clearance; drain services, plumbing services",
  "boiler repair":
    "uk:boiler repairs, uk:boiler engineer, fix boiler, boiler repair service, boiler fixing; heating repair, heating engineer",
  "heating engineer":
    "uk:heating engineers, heating repair, heating service, us:heating contractor; heating services, home heating",
  "gas engineer": "uk:gas engineers, uk:gas fitter, uk:gas technician; heating services, gas services",
  "air conditioning repair":
    "us:ac repair, aircon repair, us:air conditioner repair, air con repair; cooling services, appliance repair",
  "heat pump installer":
    "heat pump installation, heat pump fitter, heat pump company, install heat pump; heating services, home heating",
  "solar panel installer":
    "solar installer, solar installation, solar company, solar panel fitter, uk:solar panel fitting; solar services, renewable energy",
  "ev charger installer":
    "ev charger fitter, ev charger fitting, ev charger installation, install ev charger; electrical services, electric cars",
  "appliance repair":
    "appliance repairs, appliance repairman, appliance technician, fix my appliance; repair services, home repair",
  "washing machine repair":
    "us:washer repair, washing machine fixing, washing machine repairs, us:washer repairman, fix washing machine; appliance repair, laundry appliances",
  "fridge repair":
    "refrigerator repair, fridge repairs, fridge fixing, us:refrigerator service, fridge engineer; appliance repair, kitchen appliances",
  "oven repair":
    "oven repairs, fix my oven, oven repairman, oven engineer, oven repair service; appliance repair, kitchen appliances",
  "sewing machine repair":
    "fix sewing machine, sewing machine fix, sewing machine service, sewing machine mechanic; machine repair, sewing services",
  "vacuum cleaner repair":
    "vacuum repair, vacuum repairs, vacuum repair shop, fix vacuum cleaner; appliance repair, repair services",
  "lawn mower repair":
    "uk:lawnmower repair, mower repair, lawn mower service, mower service, fix lawn mower; garden machinery, machine repair",
  "chainsaw sharpening":
    "chainsaw chain sharpening, sharpen chainsaw, saw chain sharpening, chainsaw sharpener; tool sharpening, sharpening service",
  "scissor sharpening":
    "scissors sharpening, scissor sharpener, sharpen scissors, shear sharpening; blade sharpening, sharpening service",
  "watch repair":
    "watch repairs, watch repairer, watchmaker, watch repair shop, fix my watch; jewelry repair, repair services",
  "clock repair":
    "clock repairs, clock repairer, clockmaker, clock restoration, horologist; antique repair, repair services",
  "jewelry repair":
    "uk:jewellery repair, us:jewelry repair shop, uk:jewellery repairs, us:fix my jewelry; jewelry services, repair services",
  "shoe repair": "shoe repairs, cobbler, shoe repair shop, shoe mender; leather repair, repair services",
  cobbler: "shoe repair, shoe repairs, shoe repair shop, shoe mender; leather repair, repair services",
  "bike repair": "bicycle repair, bike mechanic, bike servicing, cycle repair; bike services, repair services",
  "bike mechanic":
    "bicycle mechanic, bike repair, bike service, cycle mechanic, bicycle repair; bike services, repair services",
  "mobile bike mechanic":
    "mobile bike repair, mobile bicycle repair, bike mechanic home visit, mobile bike service, mobile cycle repair; bike repair, bike services",
  "tv aerial installer":
    "uk:aerial fitter, uk:tv aerial fitting, uk:aerial installation, us:tv antenna installer, uk:aerial engineer; tv installation, home entertainment",
  "tv mounting":
    "tv wall mounting, tv mounting service, mount my tv, hang tv on wall; tv installation, handyman services",
  "guitar repair":
    "guitar repairs, guitar tech, guitar luthier, fix my guitar, guitar repair shop; instrument repair, music services",
  "violin repair":
    "violin repairs, violin luthier, violin restoration, fix my violin; instrument repair, music services",
  handyman: "handyman service, handyman services, handy man, odd job man, odd jobs; home repair, home maintenance",
  "painter and decorator":
    "uk:painting and decorating, uk:decorator, house painter, uk:decorators, house painting; home improvement, painting services",
  "house painter":
    "house painting, house painters, home painter, uk:painter and decorator, painting contractor; home improvement, painting services",
  "house painting":
    "house painter, home painting, house painters, uk:painting and decorating, painting contractor; home improvement, painting services",
  plasterer:
    "plastering, plasterers, plastering contractor, uk:plastering and skimming; wall finishing, building trades",
  plastering: "plasterer, plasterers, plastering service, plaster work; wall finishing, building trades",
  "drywall repair":
    "us:drywall contractor, us:drywall patching, us:drywall repairman, uk:plasterboard repair; wall repair, home repair",
  tiler: "tiling, us:tile installer, tile fitter, tile layer, us:tile contractor; home improvement, building trades",
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
