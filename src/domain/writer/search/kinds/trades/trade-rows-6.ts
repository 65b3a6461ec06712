import type { KindRows } from "../kind-rows.ts"

export const tradeRows6: KindRows = {
  "organ teacher": "organ lessons, learn organ, uk:organ tutor; music lessons",
  "organ tuner": "organ repair, pipe organ tuning, organ tuning; instrument repair",
  orthodontist: "orthodontics, braces, teeth braces, orthodontic clinic, teeth straightening; dental care",
  "outboard motor repair":
    "outboard engine repair, uk:outboard servicing, outboard mechanic, us:outboard repair shop; boat repair",
  "outdoor cinema hire":
    "uk:inflatable screen hire, us:outdoor movie rental, uk:garden cinema hire; event equipment hire",
  "outdoor lighting installation": "landscape lighting, outdoor lighting; electrical services",
  "oxbridge tutor": "uk:oxbridge admissions tutor, uk:oxbridge tutoring; private tutor",
  "pa system hire":
    "uk:sound system hire, uk:pa hire, us:sound system rental, us:pa system rental, uk:speaker hire; event equipment hire",
  "packing service": "us:packing services, uk:house packing, uk:packing and removals, us:moving packers; removals",
  "paddleboard hire":
    "uk:sup hire, uk:paddleboarding, us:paddleboard rental, us:sup rental, uk:hire a paddleboard; water sports",
  "paddleboard lesson":
    "paddleboarding lessons, sup lessons, learn to paddleboard, sup school, paddleboarding; water sports",
  "padel court": "padel club, padel courts, padel tennis, play padel, uk:padel court hire; sports clubs",
  "paella catering": "paella caterer, live paella catering, mobile paella catering, paella for events; event catering",
  "paint and sip":
    "paint night, sip and paint, paint and wine, us:wine and paint night, painting party; group activities",
  "paint protection film": "ppf installer, ppf, us:clear bra, car paint protection; car detailing",
  "paint stripping": "paint removal, wood stripping; wood restoration",
  paintball:
    "uk:paintballing, paintball park, uk:paintball centre, us:paintball field, play paintball; group activities",
  "painting class":
    "painting lessons, learn to paint, painting course, painting workshop, painting teacher; art classes",
  "painting restoration": "art restoration, painting cleaning, painting conservator; restoration services",
  "paintless dent removal": "paintless dent repair, pdr, dent removal; car bodywork",
  "pallet delivery": "uk:pallet courier, pallet shipping, us:pallet freight, uk:pallet haulage; freight",
  "palm tree trimming": "palm trimming, palm tree pruning, palm cleaning; tree work",
  "pamper party": "us:kids spa party, uk:pamper party hire, spa party; parties",
  "panel beater":
    "uk:panel beating, uk:panel beaters, us:body shop, us:auto body repair, uk:car body repair; car bodywork",
  "paper conservation": "paper conservator, document restoration, paper restoration; restoration services",
  "paragliding lesson": "paragliding school, learn to paraglide, paragliding course, paragliding lessons; air sports",
  "parenting coach": "parenting class, parenting support, parenting consultant, parent coach",
  "parking space rental":
    "uk:parking space hire, rent a parking space, uk:parking spaces to rent, us:monthly parking; parking",
  "parkour class": "parkour lessons, learn parkour, parkour gym, freerunning class; sports classes",
  "parrot boarding": "bird boarding, parrot sitter, bird sitter, bird hotel; pet boarding",
  "party bus hire": "uk:party bus, us:party bus rental, uk:hire a party bus, us:rent a party bus; group transport",
  "party photographer": "event photographer, party photography, event photography; photography",
  "party planner": "party planning, event planner, uk:party organiser, us:party coordinator; event services",
  "party venue": "uk:party venue hire, uk:function room, us:party room rental, us:party hall; venues",
  "party wall surveyor":
    "uk:party wall agreement, uk:party wall survey, uk:party wall notice, uk:party wall award; surveyors",
  "passport photo":
    "passport photos, passport photo shop, uk:passport photographer, visa photos, id photos; photo services",
  "patent attorney": "patent lawyer, us:patent agent; legal services",
  "patient transport":
    "uk:private ambulance, us:medical transportation, us:non emergency transport, hospital transport; medical transport",
  "patio builder": "patio installation, patio contractor, patio laying, uk:patio fitters, uk:slabbing; landscaping",
  "patio cleaning": "uk:patio cleaners, patio washing, patio pressure washing, patio power washing; exterior cleaning",
  pawnbroker: "pawn shop, pawnbrokers; gold buyers",
  "payroll bureau": "uk:payroll services, payroll company, us:payroll service, outsourced payroll; accounting services",
  "pc builder": "custom pc builder, custom pc build, uk:bespoke pc; computer services",
  pedicure: "pedicurist, pedicure salon, foot pedicure, pedicures; nails",
  "pension adviser": "uk:pension advice, us:retirement planner, us:retirement advisor; financial services",
  "permanent makeup": "permanent makeup artist, uk:semi permanent makeup, cosmetic tattoo, permanent cosmetics; beauty",
  "personal injury lawyer":
    "us:personal injury attorney, uk:personal injury solicitor, us:accident lawyer, us:injury attorney; legal services",
  "personal shopper": "personal stylist, personal shopping; image consulting",
  "personal stylist": "personal shopper, fashion stylist, wardrobe stylist, image consultant; image consulting",
  "pest bird scaring": "uk:bird scaring, falconry bird control, hawk bird control; rural services",
  "pet bereavement counsellor": "uk:pet loss counselling, pet loss support, us:pet loss counselor; grief counselling",
  "pet euthanasia": "putting pet to sleep; vet services",
  "pet microchipping": "dog microchipping, cat microchipping, pet microchip; vet services",
  "pet shop": "us:pet store, pet supplies shop, us:pet supply store; pet supplies",
  "petting zoo hire":
    "mobile petting zoo, uk:mobile petting farm, us:petting zoo rental, animal party; children's parties",
  pharmacy: "uk:chemist, us:drug store, us:drugstore, uk:chemist shop; health services",
  phlebotomist: "blood test, us:blood draw, uk:private blood test; medical services",
  "phone screen repair": "phone repair, cracked screen repair, us:cell phone repair, phone screen replacement",
  "phone system installer":
    "uk:business phone system, voip installer, office phone system, us:business phone systems; telecoms",
  "photo booth": "uk:photo booth hire, us:photo booth rental, party photo booth, uk:hire a photobooth; party hire",
  "photo printing": "photo prints, photo lab, print photos, photo printing shop, us:photo developing; photo services",
  "photo studio hire": "uk:photography studio hire, us:photo studio rental; photography",
  photocopying: "uk:photocopy shop, us:copy shop, copying service, us:copy center; printing",
  "photography course":
    "photography class, photography lessons, photography workshop, learn photography; photography training",
  "photography studio": "photo studio, photo shoot studio, portrait studio; photography",
  "photography tour": "photo tour, photo walk; tours",
  "physical therapist":
    "us:physical therapy, us:physical therapy clinic, uk:physio, uk:physiotherapist, physiotherapy; injury treatment",
  "pianist for hire": "hire a pianist, piano player, pianist, event pianist, uk:piano player hire; live music",
  "piano hire": "us:piano rental, us:rent a piano, uk:hire a piano; instrument hire",
  "piano lesson":
    "piano lessons, piano teacher, learn piano, piano tutor, uk:piano tuition, piano classes; music lessons",
  "piano mover": "piano removal, piano moving, uk:piano removals, us:piano movers, piano transport; removals",
  "piano shop": "us:piano store, pianos for sale, uk:piano showroom, piano dealer; pianos",
  "pick your own farm": "uk:pick your own, us:u pick farm, us:you pick farm, fruit picking farm; farm visits",
  "pickleball lesson": "pickleball lessons, pickleball coach, learn pickleball, pickleball clinic; sports coaching",
  "picture framer": "picture framing, us:custom framing, us:frame shop, uk:bespoke framing, art framing; framing",
  "picture hanging": "picture hanging service, mirror hanging, art hanging; handyman services",
  "pilates studio": "pilates, pilates classes, pilates lessons; exercise classes",
  "pilates teacher": "pilates classes, pilates instructor, pilates lessons, pilates class; exercise classes",
  "pizza takeaway":
    "pizza delivery, us:pizza takeout, pizza shop, uk:takeaway pizza; uk:takeaway food, us:takeout food",
  "pizza van hire":
    "uk:mobile pizza van, uk:hire a pizza van, us:pizza truck catering, mobile pizza catering; event catering",
  "plan printing": "us:blueprint printing; printing",
  "planning consultant":
    "uk:planning permission help, uk:planning advice, town planning consultant, uk:planning application help; planning services",
  "plant hire": "us:equipment rental, us:heavy equipment rental, uk:construction plant hire; equipment hire",
  "plant nursery": "us:garden center, uk:garden centre, plants for sale; garden supplies",
  "play therapist": "play therapy, children's therapist, child play therapy; mental health support",
  "playground installer": "play area installation; outdoor construction",
  "ploughing contractor":
    "uk:contract ploughing, uk:field ploughing, us:custom plowing, us:field plowing; farm contractor",
  "podcast studio": "podcast recording studio, uk:podcast studio hire, us:podcast studio rental; audio services",
  "pole dancing class":
    "pole fitness class, pole dance class, pole dance lessons, pole fitness, pole dancing lessons; fitness classes",
  "pollination service":
    "crop pollination, bee pollination, us:pollination hive rental, uk:pollination hive hire; bee services",
  "pond builder": "pond construction, pond installation, uk:garden pond builder; landscaping",
  "pond maintenance": "pond cleaning, pond service, uk:garden pond maintenance, pond care; garden services",
  "pony party":
    "pony birthday party, uk:pony hire for parties, uk:pony party hire, us:pony party rental; children's parties",
  "pony ride": "pony rides, pony riding, pony ride for children; horse riding",
  "pool builder": "swimming pool builder, pool installation, us:pool contractor, us:pool company; pool services",
  "pool maintenance": "swimming pool maintenance, pool service, us:pool guy, swimming pool cleaning; pool services",
  "pool repair": "swimming pool repair, pool leak repair, us:pool service; pool services",
  "pool table moving": "pool table mover, pool table removal, pool table relocation, us:pool table movers; removals",
  "pool table repair": "pool table recovering, us:pool table refelting, pool table service; games repair",
  "popcorn ceiling removal":
    "us:textured ceiling removal, uk:artex removal, us:acoustic ceiling removal, us:ceiling scraping; ceiling work",
  "popcorn machine hire":
    "uk:popcorn cart hire, us:popcorn machine rental, us:popcorn cart rental, uk:hire popcorn machine; party hire",
  "portable building hire": "uk:portable cabin hire, uk:site office hire, uk:site cabin hire; hire services",
  "portrait artist": "custom portrait, portrait painter, commission a portrait, portrait commission; art commissions",
  "portrait photographer": "portrait photography, portrait studio, photo portraits, portrait photo shoot; photography",
  "possum removal": "possum trapping, us:opossum removal, possum catcher, possum control; wildlife removal",
  "poster printing": "poster printer, printed posters, poster print shop; printing",
  "postnatal doula":
    "us:postpartum doula, uk:postnatal support, us:postpartum support, us:postpartum care; maternity care",
  potter: "ceramic artist, handmade pottery, pottery maker; ceramics",
  "pottery painting": "paint your own pottery, uk:pottery painting cafe, ceramic painting studio; craft activities",
  "pottery studio": "pottery class, pottery classes, ceramics studio, clay studio; pottery lessons",
  "potty training consultant": "potty training help, potty training coach, us:potty trainer; parenting support",
  "power flushing": "uk:central heating flush, uk:powerflush, uk:radiator flushing, uk:power flush; heating services",
  "power of attorney service":
    "uk:lasting power of attorney, uk:lpa solicitor, us:power of attorney lawyer, uk:lpa service; legal services",
  "power tool repair":
    "tool repair, power tool service, us:tool repair shop, uk:power tool servicing; machinery repair",
  "powerboat lesson": "powerboat course, powerboat training, us:boating course; boat training",
  "ppc specialist": "google ads expert, ppc agency, google ads agency, ppc consultant, paid ads manager; marketing",
  "pr agency": "public relations agency, us:pr firm, pr company, us:publicist, pr consultant; marketing",
  "pram cleaning":
    "uk:pushchair cleaning, us:stroller cleaning, uk:buggy cleaning, us:stroller cleaning service; cleaning services",
  "pram repair": "uk:pushchair repair, uk:buggy repair, us:stroller repair, uk:pram servicing; baby equipment repair",
  "pregnancy massage": "us:prenatal massage, uk:antenatal massage, maternity massage; massage",
  "pregnancy yoga class":
    "pregnancy yoga, us:prenatal yoga, antenatal yoga, us:prenatal yoga class, yoga for pregnancy; yoga classes",
  preschool: "us:pre k, uk:playgroup, nursery school, us:early learning center, uk:pre school; childcare",
  "primary tutor":
    "uk:primary school tutor, uk:primary tuition, us:elementary tutor, us:elementary school tutor; private tutor",
  "princess party": "princess for party, princess entertainer, princess character visit; children's parties",
  "print shop": "uk:printers, printing shop, uk:printing company, us:copy shop, printing service; printing",
  printer: "print shop, printing company, printing service, uk:local printers; printing",
  "private ambulance":
    "uk:event medical cover, uk:patient transport, us:medical transport, uk:ambulance hire; medical services",
  "private detective": "private investigator, detective agency, private eye, us:pi; investigation",
  "private driver": "chauffeur, personal driver, private driver service; private transport",
  "private gp":
    "uk:private doctor, uk:private gp clinic, us:concierge doctor, uk:private gp appointment; medical services",
  "private swimming lesson":
    "private swimming lessons, private swim lessons, private swim teacher, private swim coach; swimming lessons",
  "private tutor": "tutor, uk:private tuition, home tutor, tutoring, tutoring service",
  "probate solicitor": "probate lawyer, uk:probate service, us:probate attorney; legal services",
  "probate valuation":
    "uk:probate valuer, uk:house contents valuation, us:estate appraisal, us:estate appraiser; valuation services",
  "process server": "process serving, us:process serving service, legal document serving; legal services",
  "projector hire": "uk:projector and screen hire, us:projector rental; event equipment hire",
  "projector repair": "projector service, uk:projector servicing, projector technician; electronics repair",
  "prom dress shop": "prom dresses, us:prom dress store, prom gowns; evening wear",
  "proofreading service": "proofreader, proofreading; writing services",
  "prop hire": "us:prop rental, us:prop house; hire services",
  "property maintenance":
    "uk:property repairs, uk:maintenance company, building maintenance, house maintenance; home services",
  "property management": "property manager, uk:letting management; property services",
  "property manager": "property management, rental manager, landlord services; property services",
  "proposal photographer": "proposal photography; photography",
  "psychic medium": "medium, psychic, psychic reading, clairvoyant, spiritual medium; spiritual services",
  psychologist: "psychology clinic, private psychologist, us:psychological services; mental health support",
  psychotherapist: "psychotherapy, therapist, talking therapy, psychotherapy clinic; mental health support",
  pub: "uk:local pub, uk:public house; places to drink",
  "public speaking coach":
    "public speaking course, public speaking class, public speaking training, presentation coach, speech coach; communication training",
  "pump repair": "pump service, uk:pump servicing; machinery repair",
  "puncture repair": "uk:tyre puncture repair, uk:tyre repair, us:tire repair, us:flat tire repair; tyre services",
  "punjabi tutor": "punjabi lessons, punjabi teacher, learn punjabi, punjabi classes; language tutor",
  "puppet show": "puppeteer, uk:puppet show hire, puppet show for parties; children's entertainment",
  "puppy class":
    "puppy training class, puppy school, puppy training, us:puppy kindergarten, puppy obedience class; dog training",
  "qigong class": "qi gong class, qigong lessons, learn qigong, qigong teacher; exercise classes",
  "quad bike repair": "atv repair, us:four wheeler repair, us:atv mechanic; vehicle repair",
  "quantity surveyor":
    "uk:quantity surveying, uk:qs services, construction estimator, building cost estimator; construction services",
  "quilting class":
    "quilting lessons, learn to quilt, patchwork class, quilting workshop, quilting course; craft classes",
  "quiz host":
    "uk:quiz master, uk:quizmaster, us:trivia host, uk:pub quiz host, us:trivia night host; event entertainment",
  "quran teacher": "quran classes, quran lessons, quran tutor, learn quran; religious education",
  "rabbit control": "rabbit removal, uk:rabbit pest control, uk:rabbit catching; pest control",
  "raccoon removal": "us:raccoon trapping, us:raccoon control; wildlife removal",
  "radiator installation":
    "uk:radiator fitting, uk:radiator replacement, uk:new radiators, radiator installer; heating services",
  "radio repair": "uk:valve radio repair, us:tube radio repair; electronics repair",
  "rage room": "smash room, anger room, wreck room; group activities",
  "railing maker": "metal railings, uk:railings installer, us:railing installation; metalwork",
  "rainwater tank installation": "rainwater harvesting; water services",
  "real estate photographer":
    "us:real estate photography, uk:property photographer, uk:estate agent photographer, us:home listing photos; photography",
  "reclamation yard": "architectural salvage, uk:salvage yard; building materials",
  "recliner repair": "recliner chair repair, us:recliner mechanism repair; furniture repair",
  "record shop": "us:record store, uk:vinyl shop, us:vinyl record store, uk:second hand records; music",
  "recorder teacher": "recorder lessons, learn recorder, uk:recorder tutor, uk:recorder tuition; music lessons",
  "recording studio": "music studio, us:music recording studio; music services",
  "recruitment agency": "employment agency, us:staffing agency, us:recruiter, uk:job agency; recruitment",
  "reformer pilates class":
    "reformer pilates, reformer pilates studio, pilates reformer classes, machine pilates; exercise classes",
  "refresher driving lesson":
    "refresher driving lessons, refresher driving course, uk:driving refresher; driver training",
  "rehearsal studio":
    "band practice room, uk:rehearsal room hire, uk:music rehearsal space, us:rehearsal space rental; music services",
  "reiki practitioner": "reiki, reiki healing, reiki session, reiki healer, reiki master; complementary therapy",
  "relief milker": "relief milking, farm relief milker, milker for hire; farm labour",
  "render cleaning": "uk:render washing, uk:render cleaners, us:stucco cleaning; exterior cleaning",
  rendering:
    "uk:house rendering, uk:renderer, uk:external rendering, us:stucco contractor, us:stucco company; exterior walls",
  repointing: "uk:brick repointing, brick pointing, us:tuckpointing, uk:wall repointing; masonry repair",
  "reptile party": "reptile encounter, reptile show; children's parties",
  "respite care": "respite carer, short term care, respite stay, respite care service; care services",
  restaurant: "place to eat, restaurants, dining; places to eat",
  "retaining wall builder": "retaining walls, retaining wall contractor, us:retaining wall company; landscaping",
}
