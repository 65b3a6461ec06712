import type { KindRows } from "../kind-rows.ts"

export const tradeRows3: KindRows = {
  "detective agency": "private detective, private investigator, private eye, detective; investigation",
  dietitian: "dietician, diet consultant, registered dietitian, nutrition clinic; nutrition advice",
  "digger driver hire": "uk:digger and driver hire, uk:digger hire with driver, us:excavator operator; groundworks",
  "digger hire": "uk:mini digger hire, uk:excavator hire, us:excavator rental, us:backhoe rental; equipment hire",
  "digital printing": "digital printer, digital print shop, digital printing service; printing",
  "direct cremation":
    "direct cremation service, simple cremation, low cost cremation, cremation without service; funeral services",
  "disability support worker":
    "support worker, uk:disability carer, disability support, uk:pa for disabled; care services",
  "disabled bathroom fitter":
    "uk:accessible bathroom, uk:disabled wet room, us:handicap bathroom remodel; mobility adaptations",
  "dishwasher repair": "uk:dishwasher engineer, dishwasher service; appliance repair",
  "distillery tour": "distillery visit, distillery tours, distillery experience; tours",
  "dive centre":
    "uk:scuba diving centre, us:dive shop, us:scuba shop, scuba diving school, us:dive center; water sports",
  "diving course": "scuba diving course, learn to scuba dive, scuba lessons, scuba certification; water sports",
  "divorce lawyer": "us:divorce attorney, uk:divorce solicitor, us:family lawyer, us:divorce law firm; family law",
  "divorce solicitor": "divorce lawyer, uk:family solicitor, us:divorce attorney; family law",
  dj: "uk:dj hire, party dj, event dj, hire a dj, disc jockey; party entertainment",
  "dj lesson": "dj lessons, dj course, learn to dj, dj school, dj classes; music lessons",
  "dna testing": "paternity test, dna test, uk:dna test centre, paternity testing; testing services",
  "document scanning":
    "scanning service, uk:document digitisation, us:document imaging, paper scanning; office services",
  "document storage": "archive storage, records storage, business document storage; storage",
  "dog agility class":
    "dog agility training, dog agility, dog agility club, agility lessons for dogs; dog sports, dog training",
  "dog creche": "doggy daycare, dog daycare, dog day care, us:doggie daycare; dog care",
  "dog hotel": "dog boarding, overnight dog boarding, boarding kennels, dog kennels; pet boarding",
  "dog kennel":
    "boarding kennels, dog boarding, dog boarding kennels, overnight dog boarding, dog kennels; pet boarding, dog care",
  "dog minder": "dog sitter, dog minding, dog sitting, uk:pet minder; pet sitting, dog care",
  "dog photographer": "dog photography, pet photographer, dog photo shoot, dog portraits; photography",
  "dog physiotherapy":
    "uk:canine physiotherapy, uk:dog physio, uk:canine physio, uk:dog physiotherapist; animal physiotherapy",
  "dog sitter": "dog sitting, dog sitters, dog minder, dog sitting service; pet sitting, dog care",
  "dog training class":
    "dog training, dog obedience class, dog school, dog training lessons, obedience training; dog trainer",
  "dog wash": "self service dog wash, dog bath, dog washing, dog wash station; dog grooming",
  "domestic cleaner":
    "uk:house cleaner, us:maid service, uk:home cleaner, us:housekeeper, us:house cleaning service, uk:cleaning lady; cleaning services",
  "domestic staff agency": "us:household staffing agency, us:domestic staffing; recruitment",
  "door installation": "uk:door fitting, uk:door fitter, door installer, door hanging; carpentry services",
  "door repair": "door repair service, broken door repair, us:door repair company; carpentry services",
  "door supervisor hire":
    "uk:door staff, uk:bouncer hire, event security, uk:doorman hire, us:bouncer service; security services",
  "double bass teacher":
    "double bass lessons, upright bass lessons, uk:double bass tutor, learn double bass; music lessons",
  "double glazing installer":
    "uk:double glazing, uk:double glazing company, uk:window fitters, us:window replacement; window installation",
  "dove release":
    "white dove release, wedding doves, uk:dove hire, doves for wedding, us:dove release service; ceremony services",
  dowser: "water dowser, water diviner, dowsing service, us:water witch; rural services",
  "dpf cleaning": "uk:dpf clean, uk:dpf regeneration, us:dpf cleaning service, uk:blocked dpf; car repair",
  "drain repair": "uk:drainage repairs, us:sewer repair, drain relining, us:sewer line repair; drainage",
  "drainage contractor":
    "land drainage, field drainage, drainage contractors, land drainage contractor; farm services, groundworks",
  "drama class": "drama classes, drama school, drama lessons, uk:theatre school, acting class",
  "draught proofing": "uk:draughtproofing, us:weatherstripping, us:draft proofing; insulation",
  "drawing class": "drawing lessons, learn to draw, drawing course, drawing teacher, sketching class; art classes",
  "dress hire": "uk:evening dress hire, uk:gown hire, us:dress rental, us:gown rental, us:rent a dress; clothing hire",
  "dressage lesson": "dressage lessons, dressage instructor, dressage trainer, dressage coach; horse riding lessons",
  "dressmaking class": "dressmaking course, dressmaking lessons, sewing class, learn dressmaking; sewing classes",
  "drone pilot": "drone operator, drone services",
  "drone repair": "drone repair shop, drone service, drone fixing; electronics repair",
  "drone survey": "drone inspection, aerial survey, drone mapping; drone services",
  "drone training": "drone course, drone pilot training, drone lessons, drone pilot course; training courses",
  "drum lesson": "drum lessons, drum teacher, learn drums, drumming lessons, uk:drum tutor; music lessons",
  "drum repair": "drum technician, drum restoration; instrument repair",
  "dry liner": "uk:dry lining, us:drywall contractor, us:drywall hanger, uk:plasterboarding; plastering",
  "dry rot treatment": "dry rot repair, uk:dry rot specialist, uk:dry rot removal; timber treatment",
  "dry stone walling course":
    "dry stone walling class, learn dry stone walling, uk:walling course, dry stone wall workshop; rural crafts",
  "dryer vent cleaning": "us:dryer vent cleaners, us:dryer duct cleaning, us:vent cleaning; home maintenance",
  "drywall contractor": "us:drywall installer, us:sheetrock contractor, us:drywall company, uk:dry lining; plastering",
  "duct cleaning": "air duct cleaning, us:duct cleaners, vent cleaning, ductwork cleaning; air quality services",
  "dui lawyer": "us:dui attorney, us:dwi lawyer, us:drunk driving lawyer, us:dui defense lawyer; legal services",
  "dumper hire": "uk:dumper truck hire, us:dumper rental, uk:dumper rental; equipment hire",
  "dutch tutor": "dutch lessons, dutch teacher, learn dutch, dutch classes; language tutor",
  "duvet cleaning": "uk:duvet washing, us:comforter cleaning, us:comforter wash, uk:duvet laundry; laundry services",
  "ear piercing": "ear piercer, ear piercing shop, ears pierced; body art",
  "educational psychologist":
    "uk:dyslexia assessment, us:school psychologist, uk:ed psych assessment, us:psychoeducational testing; education services",
  "egg hatching hire": "uk:hatching chick hire, us:chick hatching rental, hatching eggs for schools; school activities",
  "eicr test": "uk:eicr certificate, uk:electrical inspection; landlord services",
  "elderly care": "us:senior care, care for elderly, us:elder care, uk:elderly carer; care services",
  "electrical inspection":
    "electrical safety check, uk:electrical testing, uk:electrical certificate; electrical services",
  "elocution lesson":
    "uk:elocution lessons, uk:elocution teacher, speech lessons, uk:elocution classes; speech coaching",
  embroidery: "embroidery service, custom embroidery, logo embroidery, embroidery shop; garment decoration",
  "embroidery class": "embroidery lessons, embroidery workshop, learn embroidery, embroidery course; craft classes",
  "emergency dentist": "emergency dental clinic, uk:out of hours dentist, same day dentist; dental care",
  "emergency electrician": "24 hour electrician, uk:24hr electrician, uk:electrician call out; electrical services",
  "emergency locksmith": "24 hour locksmith, uk:locksmith call out, lockout service; lock services",
  "emergency plumber": "24 hour plumber, emergency plumbing, uk:24hr plumber, uk:plumber call out; plumbing services",
  "emergency vet":
    "uk:out of hours vet, 24 hour vet, emergency vet clinic, us:animal emergency clinic, uk:emergency vets; vet services",
  "employment solicitor": "employment lawyer, us:employment attorney, uk:employment law advice; legal services",
  "engagement photographer":
    "engagement photos, uk:pre wedding photographer, engagement photography, uk:engagement shoot; photography",
  "engine rebuild": "uk:engine reconditioning, engine rebuilder, engine builder, engine overhaul; car repair",
  "english course": "english classes, learn english, english lessons, esl course, english language course",
  "english language school":
    "english school, learn english, english classes, esl school, english courses; english lessons",
  engraver: "engraving service, engraving shop; engraving",
  "epoxy flooring": "epoxy floor coating, us:garage floor coating, epoxy floor installer; flooring services",
  "equine dentist":
    "horse dentist, equine dental technician, horse dental technician, uk:horse teeth rasping; horse care",
  "equine physiotherapist":
    "uk:horse physio, uk:equine physio, uk:horse physiotherapist, uk:horse physiotherapy, uk:equine physiotherapy; animal physiotherapy",
  "equine vet": "horse vet, us:horse veterinarian, us:equine veterinarian, uk:equine vet practice; vet services",
  "escape room": "escape game, escape rooms, us:escape room game; group activities",
  "esl teacher": "esl classes, esl tutor, esl lessons, learn english; english lessons",
  "estate planning attorney":
    "us:estate planning lawyer, us:wills and trusts attorney, us:estate lawyer, us:trust attorney; legal services",
  "estate sale company":
    "us:estate sales, us:estate liquidation, us:estate sale service, us:estate liquidators; house clearance",
  "event first aid":
    "uk:event first aid cover, uk:event medical cover, uk:first aiders for events, event medics; event services",
  "event photographer": "event photography, party photographer, photographer for events; photography",
  "event planner":
    "uk:event organiser, event management, event planning, us:event coordinator, party planner; event services",
  "event security":
    "event security guards, event security company, event security staff, security for events; security services",
  "event videographer": "event filming, event video, event videography; video production",
  "excavation contractor":
    "uk:digger hire with driver, excavating contractor, us:dirt work, excavation company, earthworks; groundworks",
  "excel training": "excel course, excel class, excel lessons, excel tutor; computer training",
  "executive coach": "executive coaching, leadership coach, leadership coaching; coaching",
  "exhibition stand builder":
    "uk:exhibition stand, us:trade show booth builder, us:trade show displays; event services",
  "exotic vet": "exotic pet vet, exotic animal vet, exotics vet; vet services",
  "exterior painter": "house exterior painting, us:exterior house painter, uk:exterior decorator; painting services",
  exterminator: "us:pest control, us:bug exterminator, us:pest exterminator, uk:pest controller",
  "external wall insulation": "uk:external insulation, uk:ewi installer, uk:solid wall insulation; insulation",
  "eye test": "uk:sight test, us:eye exam, uk:opticians, us:eye doctor, uk:eye examination; eye care",
  "eyebrow threading": "threading salon, brow threading, eyebrow shaping; eyebrows",
  "eyelash extension": "eyelash extensions, lash extensions, lash technician, lash salon, us:lash tech; beauty",
  facial: "facial treatment, facials, facialist, skin facial, face treatment; beauty treatments",
  "falconry experience": "bird of prey experience, falconry day, uk:falconry centre; experiences",
  "family lawyer": "us:family law attorney, uk:family solicitor, family law firm, us:family attorney; legal services",
  "family mediator": "uk:family mediation, divorce mediation, us:divorce mediator; mediation",
  "family photo shoot": "family photographer, family photoshoot, family portraits, family photography; photography",
  "family therapist":
    "family therapy, uk:family counselling, us:family counseling, uk:family counsellor; mental health support",
  "farm machinery repair": "us:farm equipment repair, tractor repair, farm mechanic; farm services",
  "farm relief service": "uk:farm relief, relief farm worker, uk:farm labour, relief farm work",
  "farm shop": "us:farm store, us:farm stand, uk:farm produce shop, local farm shop; local food",
  "farm vet": "large animal vet, livestock vet, farm animal vet; vet services",
  "farm visit": "farm tour, open farm, uk:farm park, uk:petting farm, us:farm field trip; family days out",
  "farmers market": "uk:farmers' market, us:farm market, local farmers market; local food",
  "fascia and soffit replacement":
    "uk:fascias and soffits, uk:fascia replacement, us:soffit repair, us:fascia repair, uk:soffit replacement; roofing services",
  "fashion photographer": "fashion photography, model photographer, fashion photo shoot; photography",
  "fence installation":
    "uk:fence fitting, fence installer, fence builder, fence contractor, us:fence company; fencing services",
  "fence painting": "fence staining, uk:fence spraying, fence stainer, uk:fence painter; exterior painting",
  "fencing lesson": "fencing lessons, fencing class, learn fencing, fencing club, sword fencing; sports classes",
  "fencing repair": "fence repair, fence repairs, broken fence repair; fencing services",
  "film developing":
    "film processing, photo developing, film lab, develop film, camera film developing; photo services",
  "financial adviser": "us:financial advisor, uk:ifa, financial planner, us:wealth advisor; financial services",
  "financial planner": "us:financial advisor, uk:financial adviser, financial planning; financial services",
  "fire damage restoration":
    "fire restoration, smoke damage restoration, us:fire damage cleanup, smoke damage cleaning; damage restoration",
  "fire performer": "fire dancer, fire breather, fire show, fire eater; event entertainment",
  "fire risk assessment":
    "uk:fire risk assessor, uk:fire safety assessment, us:fire safety inspection, uk:fire risk survey; fire safety",
  "fireplace installation":
    "fireplace installer, uk:fireplace fitting, uk:fireplace fitter, fireplace company; heating services",
  "firework display company":
    "uk:firework display, us:fireworks show, professional fireworks, us:pyrotechnician; event entertainment",
  "fish and chip shop": "uk:fish and chips, uk:chippy, uk:chip shop, uk:fish and chips takeaway; uk:takeaway",
  "fishing guide": "guided fishing, fishing guides, guided fishing trip, uk:fishing ghillie; fishing trips",
  "fishing lake": "uk:fishery, uk:coarse fishing lake, uk:day ticket fishing, us:pay lake fishing; fishing",
  fishmonger: "us:fish market, fish shop, us:seafood market, fresh fish shop, uk:fishmongers; seafood",
  "fitness class": "exercise class, fitness classes, group fitness, workout class, us:gym classes; fitness",
  "fitness coach": "personal trainer, fitness trainer, personal training, fitness coaching; fitness training",
  "fitted wardrobe maker":
    "uk:fitted wardrobes, uk:built in wardrobes, us:custom closets, us:closet company; fitted furniture",
  "flat pack assembly": "furniture assembly, uk:flat pack assembler, us:furniture assembler; handyman services",
  "flea treatment": "flea control, flea exterminator, flea removal, house flea treatment; pest control",
  "flight school": "flying lessons, flying school, learn to fly, pilot training, flight training",
  "float tank": "float therapy, flotation tank, sensory deprivation tank, floatation therapy; wellbeing",
  "flood damage restoration":
    "us:water damage restoration, flood restoration, us:flood cleanup, water damage repair; damage restoration",
  "floor layer":
    "uk:flooring fitter, us:flooring installer, us:flooring contractor, uk:floor fitter, floor laying; flooring services",
  "floor plan service":
    "floor plan drawing, uk:property floor plans, floorplan service, uk:estate agent floor plans; property services",
  "floor sander hire": "uk:sander hire, us:floor sander rental, us:rent floor sander; equipment hire",
  "floor screeding": "uk:screed flooring, uk:floor screeder, us:floor leveling; flooring services",
  "floristry course":
    "flower arranging class, floristry class, flower arranging course, florist course, flower workshop; craft classes",
  "flower arranging class":
    "flower arranging course, floral design class, flower arranging workshop, floristry class; craft classes",
  "flower delivery": "flowers delivered, florist delivery, bouquet delivery, send flowers; florists",
  "flower farm": "cut flower farm, locally grown flowers, flower grower, uk:british grown flowers; florists",
  "flute lesson": "flute lessons, flute teacher, learn flute, uk:flute tutor; music lessons",
  "fly fishing lesson": "fly fishing lessons, learn fly fishing, fly casting instructor; fishing lessons",
  "flying lesson": "flying lessons, flight school, learn to fly, pilot lessons, flight training; pilot training",
  "foam cutting": "foam cut to size, cushion foam, us:foam store, replacement sofa foam; upholstery supplies",
  "food hygiene course":
    "uk:food safety course, us:food handler course, us:food safety training, uk:food hygiene certificate; training courses",
  "food photographer": "food photography, menu photography; photography",
  "food truck hire":
    "uk:hire a food truck, us:food truck catering, us:food truck rental, food truck for events, uk:food van hire; event catering",
  "foot health practitioner": "uk:foot care",
  "football club": "uk:local football team, us:soccer club; sports clubs",
  "football coaching":
    "uk:football training, us:soccer coaching, us:soccer training, uk:football coach; sports coaching",
  "foraging course":
    "foraging walk, wild food course, foraging class, wild food walk, guided foraging; outdoor courses",
  "forestry contractor":
    "forestry services, us:logging contractor, timber harvesting, us:logging company; rural services",
  "forklift training":
    "forklift course, uk:forklift licence course, us:forklift certification, uk:forklift truck training; trade training",
  "fortune teller": "psychic, fortune telling, clairvoyant; spiritual services",
  "fox control": "fox removal, uk:fox pest control, uk:fox catching; pest control",
  "framing shop": "picture framer, picture framing, us:frame shop, uk:framers, us:custom framing; framing",
  "freezer repair": "uk:fridge freezer repair, us:refrigerator repair, freezer service; appliance repair",
  "french drain installation":
    "us:french drains, us:french drain contractor, us:yard drainage, uk:land drainage; drainage",
  "french horn teacher": "french horn lessons, learn french horn; music lessons",
  "french lesson": "french lessons, learn french, french teacher, french tutor, french classes; language lessons",
  "fruit tree pruning": "fruit tree pruner, orchard pruning, fruit tree care; tree work",
  fumigation: "fumigation service, fumigator, pest fumigation; pest control",
  "function band": "party band, uk:band for hire, us:event band, live band; live music",
  "function room hire":
    "uk:party room hire, us:event room rental, uk:function room, uk:venue hire, us:banquet hall; venues",
  "funeral catering": "funeral caterer, uk:wake catering, uk:funeral tea; catering services",
  "funeral flower":
    "funeral flowers, funeral florist, funeral wreaths, sympathy flowers, funeral flower delivery; florists",
  "funeral piper": "bagpiper for funeral, funeral bagpiper, piper for funeral, funeral bagpipes; funeral music",
  "funeral singer": "singer for funeral, funeral vocalist, funeral music",
  "furnace repair": "us:heating repair, us:furnace service, us:furnace repair service; heating services",
  "furniture hire": "uk:hire furniture, us:furniture rental, us:rent furniture; hire services",
  "furniture maker":
    "uk:bespoke furniture, us:custom furniture, handmade furniture, bespoke furniture maker, custom furniture maker; furniture",
  "furniture mover": "uk:furniture removal, furniture moving, us:furniture movers; removals",
  "furniture painting": "furniture painter, painted furniture service, uk:upcycling service; furniture restoration",
}
