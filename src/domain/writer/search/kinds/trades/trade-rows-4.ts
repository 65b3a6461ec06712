import type { KindRows } from "../kind-rows.ts"

export const tradeRows4: KindRows = {
  "furniture repair": "furniture restoration, broken furniture repair, furniture repairs; furniture services",
  "furniture storage": "storage for furniture, household storage, furniture storage units; storage",
  "furniture stripping":
    "paint stripping, wood stripping, uk:furniture dipping, furniture paint removal; furniture restoration",
  "fuse box replacement":
    "uk:consumer unit replacement, uk:fuse board replacement, us:panel upgrade; electrical services",
  "game butcher": "game dealer, game butchery, venison butcher, game processing; butchers",
  gamekeeper: "game keeper, uk:gamekeeping; rural services",
  "games console repair": "uk:console repair, us:game console repair, gaming console repair; electronics repair",
  garage: "uk:car garage, us:auto repair shop, uk:car repairs, car mechanic, us:auto shop; car repair",
  "garage clearance":
    "uk:garage clear out, us:garage cleanout, garage clearing, uk:garage clearance service; rubbish removal",
  "garage conversion": "uk:garage conversions, garage conversion company, garage to room conversion; home improvement",
  "garage door installation": "garage door installer, uk:garage door fitting, garage door company; door installation",
  "garage rental": "uk:garage to rent, uk:lock up garage, rent a garage, uk:garages to rent; parking and storage",
  "garden building": "uk:garden rooms, us:backyard sheds, uk:garden sheds; outdoor construction",
  "garden centre": "plant nursery, us:garden center, uk:plants for sale; garden supplies",
  "garden design": "garden designer, landscape design, us:landscape designer, uk:garden planning; landscaping",
  "garden game hire": "uk:giant games hire, us:lawn game rental, uk:garden games hire, us:yard game rental; party hire",
  "garden lighting installer": "uk:garden lighting, us:landscape lighting; landscaping",
  "garden machinery repair": "uk:lawnmower repair, us:small engine repair, uk:strimmer repair; machinery repair",
  "garden maintenance": "gardener, us:yard maintenance, uk:garden upkeep, gardening service, us:yard work; gardeners",
  "garden room builder":
    "garden office builder, uk:garden room, uk:garden rooms, us:backyard office builder, us:backyard studio builder; garden buildings",
  "garden waste collection":
    "uk:green waste removal, us:yard waste removal, uk:garden waste removal, us:yard debris removal; waste removal",
  "gardening course":
    "gardening class, horticulture course, learn gardening, gardening lessons, gardening workshop; adult education",
  "gas bottle delivery":
    "uk:gas bottle supplier, us:propane delivery, us:propane refill, uk:bottled gas supplier; fuel supply",
  "gas fire servicing":
    "uk:gas fire service, uk:gas fire repair, us:gas fireplace service, us:gas fireplace repair; heating services",
  "gas fitter": "uk:gas plumber, uk:gas engineer, gas appliance installer, gas installer; gas services",
  "gas leak repair": "gas leak detection, gas pipe repair, us:gas line repair, uk:gas plumber; plumbing services",
  "gas safety check":
    "uk:gas safety certificate, uk:landlord gas certificate, uk:cp12 certificate, uk:gas safety inspection; landlord services",
  "gate maker": "uk:driveway gates, gate builder, uk:bespoke gates, us:custom gates; gates",
  "gate repair": "us:gate repair service, uk:gate repairs; gates",
  "gazebo hire": "uk:hire a gazebo, us:canopy tent rental, us:canopy rental, uk:party gazebo hire; party hire",
  "gcse tutor": "uk:gcse tuition, uk:gcse tutoring, uk:gcse revision classes, uk:gcse lessons; private tutor",
  "gel nail": "gel nails, gel nail salon, gel manicure, gel nail technician, uk:gel polish nails; nails",
  "generator hire": "uk:hire a generator, us:generator rental, us:rent a generator; equipment hire",
  "generator installation": "generator installer; electrical services",
  "generator repair":
    "generator service, uk:generator servicing, us:generator repair service, generator mechanic; machinery repair",
  "geometry tutor": "geometry tutoring, geometry help, geometry lessons, learn geometry; math tutor",
  "german lesson": "german lessons, learn german, german teacher, german tutor, german classes; language lessons",
  "glamping site": "glamping, luxury camping, us:glamping resort; accommodation",
  "glass blowing class":
    "glassblowing class, glass blowing experience, glassblowing lesson, glass blowing workshop; craft classes",
  "glass cutting": "glass cut to size, glass cutter; glaziers",
  "glass hire": "uk:glassware hire, us:glassware rental, uk:hire glasses; catering hire",
  "gluten free bakery": "gluten free cakes, gluten free baker, uk:coeliac bakery, gluten free bread bakery; bakeries",
  "gmat tutor": "gmat prep, gmat tutoring, gmat coaching, gmat classes; test prep",
  "go karting": "go kart track, karting, go kart racing, go karts; group activities",
  "goat yoga": "goat yoga class, yoga with goats, goat yoga session; yoga classes",
  "gold buyer": "sell gold, cash for gold, uk:sell gold jewellery, us:gold buyers, we buy gold",
  goldsmith: "uk:gold jewellery maker, us:gold jewelry maker, goldsmiths, uk:jeweller; jewelry",
  "golf buggy hire": "uk:golf cart hire, us:golf cart rental, us:rent a golf cart; vehicle hire",
  "golf buggy repair": "us:golf cart repair, us:golf cart service, uk:golf buggy servicing; vehicle repair",
  "golf cart repair":
    "us:golf cart service, us:golf cart mechanic, us:golf cart shop, uk:golf buggy repair; vehicle repair",
  "golf club": "golf course, play golf, golf club membership; sports clubs",
  "golf club repair": "golf reshafting, golf club reshafting, us:golf club repair shop; golf services",
  "golf driving range": "driving range, golf range, golf practice range; golf",
  "golf lesson": "golf lessons, golf coach, learn golf, golf instructor, golf coaching; sports coaching",
  "golf simulator": "indoor golf, indoor golf simulator; golf",
  "gospel choir": "uk:gospel choir hire, gospel singers, gospel choir for hire, gospel group; singing groups",
  "grab hire": "uk:grab lorry hire, uk:grab lorry, uk:muck away, uk:grab wagon hire; waste removal",
  "grab rail installation": "uk:grab rail fitting, us:grab bar installation; mobility adaptations",
  "grandfather clock repair": "uk:longcase clock repair, grandfather clock service; clock repair",
  "granite worktop supplier":
    "uk:granite worktops, us:granite countertops, uk:stone worktops, us:granite fabricator, us:stone countertops; kitchen renovation",
  "grant writer": "grant writing, us:grant writing service, grant application writer; writing services",
  "graphic designer": "graphic design, graphic design service, graphic artist; design services",
  "grass cutting": "lawn mowing, lawn cutting, us:lawn service, uk:grass cutter, us:grass mowing; lawn care",
  "grave tending": "grave care, grave cleaning, grave maintenance, grave tending service; memorials",
  "gravel driveway installation": "gravel driveway, uk:gravel drive, gravel driveway installer; driveways",
  "gre tutor": "gre prep, gre tutoring, gre coaching, gre classes; test prep",
  "grease trap cleaning": "grease trap pumping, us:grease trap service, uk:grease trap emptying; drainage",
  "greek tutor": "greek lessons, greek teacher, learn greek, greek classes; language tutor",
  "green burial": "natural burial, uk:woodland burial, natural burial ground, eco burial; funeral services",
  "green oak framing": "uk:oak frame builder, uk:oak framing, uk:oak framed buildings, us:timber framing; builders",
  "green roof installation": "living roof, green roof installer, green roofing; roofing services",
  greengrocer:
    "uk:fruit and veg shop, us:produce market, us:produce store, uk:greengrocers, uk:fruit and vegetable shop; food shops",
  "greenhouse installation":
    "greenhouse builder, uk:greenhouse erection, uk:greenhouse assembly, greenhouse installer; garden services",
  "greenhouse removal": "uk:greenhouse dismantling, uk:greenhouse relocation, greenhouse moving; garden services",
  "greenhouse repair": "greenhouse glazing, uk:greenhouse repairs, greenhouse maintenance; garden services",
  groundworker:
    "uk:groundworks, uk:groundworks contractor, us:site work contractor, us:excavation contractor, uk:groundworkers; construction services",
  "guest house": "uk:bed and breakfast, guesthouse, uk:b and b, us:inn; accommodation",
  "guinea pig boarding": "guinea pig sitter, guinea pig hotel, small animal boarding, guinea pig sitting; pet boarding",
  "guitar lesson":
    "guitar lessons, guitar teacher, learn guitar, guitar tutor, uk:guitar tuition, guitar classes; music lessons",
  "guitar shop": "us:guitar store, uk:music shop, guitars for sale, us:music store; musical instruments",
  "gundog training": "gundog trainer, gun dog training, gun dog trainer, us:hunting dog training; dog training",
  gunsmith: "gun repair, gunsmithing, us:gun shop, firearm repair; shooting",
  "gutter guard installation":
    "gutter guards, us:leaf guard installation, uk:gutter guard fitting, gutter guard installer; gutter services",
  gym: "fitness gym, health club, uk:fitness centre, us:fitness center; fitness",
  "gymnastics class": "gymnastics lessons, gymnastics classes; sports clubs",
  "hail damage repair": "us:hail repair, us:hail dent repair, us:paintless dent repair, car hail damage; car bodywork",
  "hair braider": "hair braiding, braiding salon, braids, us:braider; hair",
  "hair colourist": "uk:hair colour specialist, us:hair colorist, us:hair color specialist, uk:hair colouring; hair",
  "hair extension":
    "hair extensions, hair extensions salon, hair extension specialist, uk:hair extensions fitter; hair",
  "hair transplant clinic": "hair transplant, hair restoration, hair loss clinic; hair loss treatment",
  "hall hire": "us:hall rental, us:banquet hall rental, uk:hire a hall; venues",
  "hand therapist": "hand therapy, uk:hand physiotherapy, us:hand physical therapy, hand clinic; rehabilitation",
  "hardware shop": "us:hardware store, uk:diy shop, uk:ironmonger, uk:ironmongers; hardware",
  "hardwood floor installation":
    "us:wood floor installation, uk:wood floor fitting, uk:wooden flooring fitter; flooring services",
  "harmonica teacher": "harmonica lessons, learn harmonica, uk:harmonica tutor; music lessons",
  harpist: "harp player, harpist for hire, hire a harpist, live harp music; live musicians",
  "haulage company": "uk:haulier, uk:haulage contractor, us:trucking company, us:freight company, uk:hauliers; freight",
  "head lice removal": "lice removal, lice treatment, head lice clinic, uk:nit removal, us:lice clinic",
  "headlight restoration":
    "headlight cleaning, headlight polishing, uk:headlight refurbishment, headlight repair; car care",
  "headstone cleaning": "grave cleaning, gravestone cleaning, headstone restoration; memorials",
  "health and safety consultant":
    "uk:health and safety advice, us:safety consultant, uk:risk assessment service; business services",
  "health food shop": "us:health food store, us:natural food store, uk:wholefood shop; food shops",
  "hearing aid repair": "hearing aid service, uk:hearing aid servicing; hearing care",
  "heater hire": "us:heater rental; equipment hire",
  "heating oil delivery":
    "uk:heating oil, uk:kerosene delivery, us:heating oil supplier, uk:home heating oil; fuel supply",
  "hebrew tutor": "hebrew lessons, hebrew teacher, learn hebrew, hebrew classes; language tutor",
  "hedge cutting contractor": "tractor hedge cutting, hedge flailing, farm hedge cutting; farm contractor",
  "hedge planting": "hedge planting contractor, uk:hedge planting service; gardening services",
  "hedge removal": "bush removal; tree work",
  "hedgelaying course":
    "uk:hedge laying course, learn hedgelaying, uk:hedgelaying class, uk:hedge laying training; rural crafts",
  "helicopter tour": "helicopter ride, helicopter flight, helicopter trip, scenic helicopter flight; experiences",
  "hen boarding": "chicken boarding, chicken hotel, hen hotel, poultry boarding, chicken sitter; pet boarding",
  "hen party activity": "uk:hen do activities, uk:hen party ideas; group activities",
  herbalist: "herbal medicine, medical herbalist, herbal practitioner, herbal clinic; complementary therapy",
  "hgv training":
    "uk:lorry driver training, uk:hgv driving lessons, us:cdl training, us:truck driving school, uk:hgv licence training; driver training",
  "hiab hire": "uk:hiab delivery, uk:crane lorry hire, us:boom truck rental; equipment hire",
  "high ropes course":
    "treetop adventure, ropes course, tree top course, aerial adventure park, us:zip line park; outdoor activities",
  "highland dance class":
    "highland dancing lessons, scottish highland dancing, highland dance school, highland dancing classes; dance classes",
  "hiking guide": "guided hikes, uk:guided walks, us:guided hiking tour, uk:walking guide; outdoor guides",
  "hindi tutor": "hindi lessons, hindi teacher, learn hindi, hindi classes; language tutor",
  "hip hop dance class": "hip hop class, hip hop lessons, hip hop dance lessons, street dance class; dance classes",
  "hoarding cleanup": "us:hoarder cleaning, uk:hoarder clearance, uk:hoarder house cleaning; specialist cleaning",
  "hockey club": "us:field hockey club; sports clubs",
  "holiday club":
    "uk:school holiday club, uk:holiday childcare, us:day camp, uk:holiday camp for kids, us:summer day camp; childcare",
  "holiday cottage":
    "uk:self catering cottage, uk:holiday let, us:vacation rental, uk:cottage to rent, us:vacation cottage; accommodation",
  "holiday let":
    "uk:holiday cottage, uk:self catering, us:vacation rental, uk:holiday rental, us:vacation home rental; accommodation",
  "holiday let changeover":
    "uk:holiday let cleaning, uk:holiday cottage cleaning, us:vacation rental cleaning, uk:changeover cleaner; cleaning services",
  "holiday let management":
    "uk:holiday let manager, airbnb management, us:vacation rental manager, airbnb host service; property management",
  "home care": "uk:domiciliary care, us:in home care, uk:home carers, us:home health aide; care services",
  "home dog boarding": "dog boarding, dog sitter, dog home boarding, overnight dog sitting; dog care, pet sitting",
  "home organiser":
    "uk:professional organiser, uk:declutterer, us:professional organizer, uk:decluttering service, us:home organizing; home services",
  "home staging": "home stager, house staging, uk:property staging, us:staging company; property services",
  "home theater installation":
    "us:home theater installer, uk:home cinema installer, uk:home cinema installation; tv installation",
  "home tutor": "private tutor, uk:home tuition, in home tutoring, uk:private tuition, tutor at home; tutoring",
  homeopath: "homeopathy, homeopathic clinic, homeopathic doctor, homeopathic practitioner; complementary therapy",
  "hoodie printing": "custom hoodies, uk:personalised hoodies, us:custom sweatshirts; garment printing",
  "hornet removal": "hornet nest removal, hornet control, hornet exterminator; pest control",
  "horse clipper": "horse clipping, horse clipping service; horse care",
  "horse drawn carriage hire":
    "horse and carriage, uk:horse and carriage hire, horse drawn carriage, us:horse and carriage rental; wedding transport",
  "horse livery yard":
    "uk:livery yard, uk:horse livery, uk:livery stables, us:horse boarding stable, us:horse boarding; horse care",
  "horse photographer": "equine photographer, horse photography, equine photography, horse photo shoot; photography",
  "horse physio": "uk:equine physio, uk:equine physiotherapist, uk:horse physiotherapy; horse care",
  "horse sitter": "horse sitting, horse minder, equine sitter, horse care at home; horse care",
  "horse trekking":
    "horse riding, uk:pony trekking, us:trail riding, horse trail riding, uk:horse treks; outdoor activities",
  "horsebox hire":
    "uk:hire a horsebox, us:horse trailer rental, uk:horse lorry hire, uk:horse trailer hire; vehicle hire",
  hostel: "backpackers hostel, backpacker accommodation; accommodation",
  "hot air balloon ride":
    "hot air balloon flight, balloon ride, hot air ballooning, balloon flight, balloon trip; experiences",
  "hot stone massage": "hot stone therapy, hot stones massage; massage",
  "hot tub cleaning": "hot tub service, us:spa cleaning, hot tub maintenance, uk:hot tub servicing; hot tub services",
  "hot tub removal": "hot tub disposal, us:spa removal, us:jacuzzi removal; waste disposal",
  "hot tub repair": "uk:hot tub engineer, us:spa repair, hot tub service, uk:hot tub servicing; hot tub services",
  "hot water cylinder replacement": "us:water heater replacement; plumbing services",
  "hot yoga studio": "hot yoga, hot yoga class, heated yoga class; yoga",
  hotel: "place to stay, hotel room, hotels; accommodation",
  "house buyer": "uk:sell house fast, us:we buy houses, uk:quick house sale, us:cash home buyers; property services",
  "house extension builder":
    "house extension, home extension builder, extension builder, uk:home extensions, us:home addition contractor, us:home additions; builders",
  "house lift installation": "home lift installation, uk:home lifts, us:residential elevator; mobility equipment",
  "house rewire": "uk:rewiring, house rewiring, us:home rewiring, uk:full house rewire; electrical services",
  "house sign maker": "uk:house name plaques, uk:house signs, us:address signs; signs",
  "house washing": "us:house wash, us:exterior house cleaning, uk:house exterior cleaning; exterior cleaning",
  housekeeper: "housekeeping, housekeeping service, uk:house keeper; home help",
  "hr consultant": "uk:hr support, hr services, hr advice, outsourced hr; business services",
  "hvac contractor":
    "us:hvac company, us:hvac service, us:heating and cooling, us:hvac technician, us:hvac repair; heating services",
  "hypnobirthing class":
    "hypnobirthing course, hypnobirthing, hypnobirthing teacher, hypnobirthing lessons; birth education",
  "ice cream parlour": "us:ice cream parlor, ice cream shop; desserts",
  "ice skating lesson": "ice skating lessons, learn to skate, skating lessons, skating coach; sports lessons",
  "illustrator for hire": "illustrator, custom illustration; art commissions",
  "immersion heater repair": "uk:immersion repair, us:water heater repair, uk:hot water repair; plumbing services",
  "immigration lawyer":
    "us:immigration attorney, uk:immigration solicitor, immigration law firm, visa lawyer; legal services",
  "improv class":
    "improv lessons, improvisation class, improv workshop, improv comedy class, learn improv; drama classes",
  "indian head massage": "head massage, scalp massage; massage",
  "indian takeaway": "us:indian takeout, uk:curry house; indian food",
  "inflatable hire": "us:inflatable rental, uk:bouncy castle hire; party hire",
  "insolvency practitioner":
    "uk:company liquidation, uk:insolvency advice, uk:liquidator, uk:insolvency firm; financial services",
  "instrument hire":
    "uk:musical instrument hire, us:instrument rental, us:band instrument rental, uk:hire an instrument; music services",
  "insulation removal": "old insulation removal; insulation",
  "insurance broker": "us:insurance agent, us:insurance agency, uk:insurance brokers; insurance",
  "intensive driving course":
    "uk:crash course driving, uk:intensive driving lessons, uk:driving crash course, uk:intensive driving; driver training",
  "intercom installation": "intercom installer; home security",
  "interior painter": "interior painting, us:interior house painter, uk:decorator, room painter; painting services",
  "interior photographer": "interior photography; photography",
  "international removal":
    "uk:international removals, us:international movers, uk:overseas removals, us:overseas movers, uk:removals abroad; removals",
  interpreter: "interpreting service, language interpreter, interpretation service, interpreters; language services",
  "inventory clerk":
    "uk:property inventory, uk:inventory service, uk:check out inventory, uk:landlord inventory; property services",
  "iphone repair": "iphone screen repair, apple phone repair, phone repair, apple iphone repair",
  "ipl hair removal": "ipl treatment, permanent hair reduction; hair removal",
}
