import type { BusinessType } from "../ads-form.ts"

/** What a trade leaves unsaid in its own list, and searchers have to say. */
interface TradeWords {
  /** Matched against the industry. */
  readonly trade?: RegExp
  readonly types?: readonly BusinessType[]
  /** The whole offer, in lowercase. */
  readonly bare: RegExp
  /** The full name of the offer: "{x}" is the original, "{one}" its singular, "$1" the capture. */
  readonly full: string
  /** Other searches for it. */
  readonly also?: string
}

const hands: readonly BusinessType[] = ["home_services", "service"]

/** One or two words for things, not for work, people or times. */
const onlyThings =
  /^(?!.*(?:ing|services?|removals?|repairs?|rentals?|cleans?|works?|jobs?|lets?|visits?|contracts?|businesses|offices|homes|quotes|(?:own|buy|sell|custom|lead|teenag|employ|learn|begin)n?ers|ations?|tions?|ments?|ups|plans|classes|lessons)$)\p{L}+(?:[ -]\p{L}+)?s$/u

/** The first matching row applies. */
export const tradeWords: readonly TradeWords[] = [
  {
    trade: /dent(?:al|ist)/i,
    bare: /^(?:(?:routine |regular )?(?:check-?ups?|exams?|examinations?|cleanings?|x-?rays?|implants?|crowns?|bridges?|veneers?|fillings?|hygienists?|hygiene|extractions?|emergencies))$/,
    full: "dental {x}",
  },
  { trade: /dent(?:al|ist)/i, bare: /^whitening$/, full: "teeth whitening" },
  { trade: /dent(?:al|ist)/i, bare: /^(?:white fillings?|root canals?)$/, full: "{x}" },
  {
    trade: /\bdogs?\b/i,
    bare: /^(?:full |mini )?(?:groom|grooms|grooming)$/,
    full: "dog grooming",
  },
  {
    trade: /\bdogs?\b/i,
    bare: /^(?:baths?|bathing|washes|nail (?:trims?|trimming|clipping|cutting)|de-?shedding|hair ?cuts?|hand stripping|ear cleaning|teeth (?:cleaning|brushing)|boarding|walking|walks|training|day ?care|sitting)$/,
    full: "dog {x}",
  },
  { trade: /\bdogs?\b/i, bare: /^(?:baths?|wash|bath) (?:and|&) (?:brush|tidy|dry|trim)$/, full: "dog baths" },
  {
    trade: /\b(?:dogs?|pets?)\b/i,
    bare: /^pupp(?:y|ies|y's) (?:first )?(?:groom|grooms|grooming|intro)$/,
    full: "puppy grooming",
  },
  { trade: /\bpets?\b/i, bare: /^(?:groom|grooms|grooming|boarding|sitting|baths?|nail trims?)$/, full: "pet {x}" },
  { trade: /hair(?! removal)|barber/i, bare: /^cuts?$/, full: "haircuts" },
  { trade: /hair(?! removal)|barber/i, bare: /^men(?:'s)?$/, full: "men's haircuts" },
  { trade: /hair(?! removal)|barber/i, bare: /^(?:women|ladies)(?:'s)?$/, full: "women's haircuts" },
  { trade: /hair(?! removal)|barber/i, bare: /^(?:kids|children)(?:'s?)?$/, full: "kids' haircuts" },
  {
    trade: /hair(?! removal)|barber/i,
    bare: /^(?:colou?rs?|colou?ring|extensions?|styling|straightening|up-?dos?|trims?)$/,
    full: "hair {x}",
  },
  {
    trade: /photo/i,
    bare: /^(?:(?:small |intimate |micro )?(?:weddings?|engagements?|elopements?|portraits?|newborns?|maternity|events?|headshots?|products?|property|real estate|corporate|boudoir|pets?|parties|birthdays?|christenings?|food|fashion|lifestyle|family))(?: shoots?| photos?| sessions?)?$/,
    full: "{subject} photography",
  },
  { trade: /photo/i, bare: /^families$/, full: "family photography" },
  {
    trade: /tutor|tuition/i,
    bare: /^(?:(?:gcse|a[- ]level|primary|ks[123]|11\+|ncea|hsc|vce|leaving cert|junior cert|college|university|kids'?|children's)\s)?(?:maths?|mathematics|english|science|physics|chemistry|biology|french|spanish|german|italian|irish|latin|mandarin|reading|writing|literacy|numeracy|history|geography|economics|accounting|computer science|coding|statistics|calculus|algebra|geometry)$/,
    full: "{x} tutoring",
  },
  {
    trade: /tutor|tuition/i,
    bare: /^(?:ncea|gcses?|a[- ]levels?|leaving cert|junior cert|11\+|eleven plus|hsc|vce|sat|act|ged|primary(?: school)?|exam prep(?:aration)?)$/,
    full: "{one} tutoring",
  },
  {
    trade: /driving|driver/i,
    bare: /^(?!.*(?:driving|driver|theory))(.*\s)?(lessons?|courses?|instruction)$/,
    full: "$1driving $2",
  },
  { trade: /driving|driver/i, bare: /^pre-?tests?(?: lessons?)?$/, full: "pre-test driving lessons" },
  {
    trade: /driving|driver/i,
    bare: /^(mock |road )?tests?(?: prep(?:aration)?)?$/,
    full: "$1driving test preparation",
  },
  { trade: /driving|driver/i, bare: /^(automatic|manual|refresher|motorway|intensive)s?$/, full: "$1 driving lessons" },
  {
    trade: /yoga/i,
    bare: /^(?:vinyasa|hatha|ashtanga|yin|bikram|restorative|prenatal|pregnancy|postnatal|kundalini|iyengar|power|gentle|chair|hot|flow|slow flow)(?: flow)?$/,
    full: "{x} yoga",
  },
  { trade: /yoga/i, bare: /^beginn?ers?'?(?: (?:class|classes|lessons?|courses?))?$/, full: "beginner yoga classes" },
  {
    trade: /yoga/i,
    bare: /^(?!.*(?:yoga|pilates|barre|dance|meditation|sound|breath|teacher))(.*\s)?(class|classes|lessons?|sessions?|retreats?|workshops?)$/,
    full: "$1yoga $2",
  },
  {
    trade: /pilates/i,
    bare: /^(?:reformer|mat|clinical|prenatal|pregnancy|beginners?|private|group)$/,
    full: "{x} pilates",
  },
  { trade: /dance/i, bare: /^(?:salsa|bachata|ballroom|hip[- ]hop|tap|jazz|swing|tango|ballet)$/, full: "{x} classes" },
  { trade: /swim/i, bare: /^(?!.*swim)(.*\s)?(class|classes|lessons?)$/, full: "$1swimming $2" },
  {
    trade: /music/i,
    bare: /^(?:piano|guitar|violin|drums?|singing|cello|flute|saxophone|ukulele|voice|vocals?|bass)$/,
    full: "{x} lessons",
  },
  {
    trade: /florist|flower|floral/i,
    bare: /^(weddings?|funerals?|sympathy|events?|birthdays?|corporate)$/,
    full: "{one} flowers",
  },
  {
    trade: /cater/i,
    bare: /^(?:weddings?|corporate|events?|parties|funerals?|birthdays?|bbqs?|christenings?)$/,
    full: "{one} catering",
  },
  {
    trade: /baker|cake|patisserie/i,
    bare: /^(?:weddings?|birthdays?|celebration|anniversar(?:y|ies))$/,
    full: "{one} cakes",
  },
  { trade: /roof/i, bare: /^(repairs?|replacements?|inspections?|leaks?)$/, full: "roof {x}" },
  { trade: /plumb/i, bare: /^repairs?$/, full: "plumbing repairs" },
  { trade: /electric/i, bare: /^repairs?$/, full: "electrical repairs" },
  { trade: /paint|decorat/i, bare: /^(interiors?|exteriors?)$/, full: "{one} painting" },
  {
    trade: /\bmov(?:ing|ers)\b/i,
    bare: /^(?:local|long[- ]distance|office|residential|commercial|piano|apartment)(?: moves?)?$/,
    full: "{subject} moving",
  },
  {
    trade: /removal/i,
    bare: /^(?:house|home|office|flat|piano|student|local|long[- ]distance)(?: moves?)?$/,
    full: "{subject} removals",
  },
  {
    trade: /clean/i,
    bare: /^(?:deep|regular|weekly|domestic|office|commercial|end of tenancy|move[- ]out|move[- ]in|after[- ]builders?|one[- ]off|airbnb|carpets?|ovens?|windows?)(?: cleans?)?$/,
    full: "{subject} cleaning",
  },
  { trade: /locksmith/i, bare: /^(?:lock-?outs?)$/, full: "{x}", also: "lockout service" },
  { trade: /locksmith/i, bare: /^(?:locks?|new locks)$/, full: "lock changes", also: "lock repair" },
  { trade: /locksmith/i, bare: /^(?:car|auto) keys?$/, full: "{x}", also: "car key replacement" },
  { trade: /locksmith/i, bare: /^keys?$/, full: "key cutting" },
  { trade: /account|bookkeep|\btax/i, bare: /^vat$/, full: "VAT returns" },
  { trade: /account|bookkeep|\btax/i, bare: /^self[- ]assessments?$/, full: "{one} tax returns" },
  { trade: /account|bookkeep|\btax/i, bare: /^(?:bas|smsf)$/, full: "{x} services" },
  {
    types: ["real_estate"],
    bare: /^(?:home|house|property) selling$|^selling (?:homes|houses|property)$|^(?:home |house )?sales$/,
    full: "home sales",
  },
  {
    trade: /counsel|psycho|psychiatr|(?<!physio|massage |physical )therap/i,
    bare: /^(?:anxiety|depression|stress|grief|trauma|bereavement|couples|relationships?|marriage|family|teens?|addiction|anger(?: management)?|burnout|self[- ]esteem)$/,
    full: "{x} counseling",
  },
  {
    trade: /chiropract/i,
    bare: /^(pregnancy|prenatal|pediatric|paediatric|family|sports)(?: care)?$/,
    full: "$1 chiropractic care",
  },
  { types: ["healthcare"], bare: /^pelvic (?:floor|health)$/, full: "pelvic floor therapy" },
  {
    types: ["healthcare"],
    bare: /(?:^|\s)(?:pain|injur(?:y|ies)|concussions?|arthritis|sciatica|migraines?|headaches?|whiplash|tendonitis|vertigo|allerg(?:y|ies)|acne|eczema|psoriasis|snoring|sleep apnea|varicose veins|warts|verrucas?|bunions?|ingrown (?:toe ?)?nails?)$/,
    full: "{one} treatment",
  },
  { trade: /\bmov(?:ing|ers)\b/i, bare: /^storage$/, full: "moving and storage" },
  { trade: /\bmov(?:ing|ers)\b|removal/i, bare: /^packing$/, full: "packing services" },
  { trade: /landscap|deck|carpent|build/i, bare: /^decks?$/, full: "deck building", also: "deck builder" },
  { types: hands, bare: /^fences?$/, full: "fencing" },
  {
    trade: /veterinar|animal|\bvets?\b/i,
    bare: /^(?:vaccinations?|desexing|neutering|spaying|spay(?:ing)? (?:and|&) neuter(?:ing)?|microchipping|surgery|grooming|boarding|check-?ups?|wellness exams?|x-?rays?)$/,
    full: "pet {x}",
  },
  {
    trade: /veterinar|animal|\bvets?\b/i,
    bare: /^(?:dental|dentistry|dental (?:care|cleanings?))$/,
    full: "pet dental care",
  },
  { trade: /account|bookkeep|\btax/i, bare: /^(?:year[- ]ends?|annual accounts)$/, full: "year-end accounting" },
  { trade: /detail|valet/i, bare: /^(interiors?|exteriors?|full)$/, full: "{one} detailing" },
  { trade: /detail|valet/i, bare: /^headlights?$/, full: "headlight restoration" },
  { types: hands, bare: /^(?:ev|electric car|car) (?:chargers?|charging points?)$/, full: "EV charger installation" },
  { types: ["real_estate"], bare: /^valuations?$/, full: "property valuations" },
  { types: ["real_estate"], bare: /^(?:rentals?|lettings?)$/, full: "{x}" },
  {
    types: ["automotive"],
    bare: /^(?:(brake|exhaust|clutch|gearbox|transmission|engine|suspension|steering|a\/c|ac)(?:e?s)?)$/,
    full: "$1 repairs",
  },
  { types: ["automotive"], bare: /^(?:(batter)(?:y|ies))$/, full: "car battery replacement" },
  { types: ["automotive"], bare: /^(?:(dent|scratch|chip)(?:e?s)?)$/, full: "$1 repair" },
  { types: ["automotive"], bare: /^servic(?:e|es|ing)$/, full: "car servicing" },
  {
    types: hands,
    bare: /^((?:gas |oil |combi )?boilers?|radiators?|water heaters?|furnaces?|air conditioners?|heat pumps?|toilets?|taps?|faucets?|septic tanks?|sump pumps?|fuse ?boxes|sockets?|thermostats?)$/,
    full: "{one} services",
    also: "{one} repair",
  },
  { types: hands, bare: /^((?:water |gas |pipe |roof )?leaks?|burst pipes?)$/, full: "{one} repair" },
  { types: hands, bare: /^drains?$/, full: "drain services", also: "drain cleaning" },
  { types: hands, bare: /^(?:lights?|lighting)$/, full: "lighting installation" },
  { types: hands, bare: /^(?:trees?)$/, full: "tree services" },
  { types: hands, bare: /^(?:hedges?)$/, full: "hedge trimming" },
  { types: hands, bare: /^(?:stumps?)$/, full: "stump removal" },
  { types: hands, bare: /^(?:lawns?|grass|grass cutting)$/, full: "lawn mowing" },
  {
    trade: /pest|exterminat/i,
    bare: /^(?:rats?|mice|mouse|ants?|wasps?|bed ?bugs?|termites?|cockroach(?:es)?|roaches|fleas?|moths?|flies|squirrels?|birds?|spiders?|mosquito(?:e?s)?)$/,
    full: "{one} control",
  },
  {
    trade: /\bIT\b|computer|tech/,
    bare: /^(?:(?:data |cloud )?back-?ups?|cloud|microsoft 365|office 365|google workspace|networks?|networking|help ?desk|phones?|voip)$/,
    full: "{x} services",
  },
  {
    bare: /^learn to (swim|drive|dance|sing|ski|surf|sail|skate|ride|sew|knit|cook|code)$/,
    full: "learn-to-$1 lessons",
  },
  { types: hands, bare: /^(?:ac|a\/c|air ?con)$/, full: "AC services", also: "AC repair" },
  { trade: /hvac|heating|cooling|air con/i, bare: /^tune[- ]?ups?$/, full: "HVAC tune-ups" },
  { types: ["automotive"], bare: /^tune[- ]?ups?$/, full: "engine tune-ups" },
  {
    trade: /carpent|joiner/i,
    bare: /^(?:kitchens|wardrobes|bookcases|shelves|cabinets|closets|bookshelves)$/,
    full: "custom {x}",
  },
  {
    trade: /carpent|joiner/i,
    bare: /^(?:doors|floors|floorboards|stairs|windows|skirting boards|worktops|countertops)$/,
    full: "{one} installation",
  },
  // A trade that is one kind of work does it to everything else it lists: a window cleaner's gutters are cleaned.
  { trade: /clean/i, bare: onlyThings, full: "{one} cleaning" },
  { trade: /paint|decorat/i, bare: onlyThings, full: "{one} painting" },
  {
    trade: /(?:appliance|phone|computer|laptop|device|shoe|watch|clock|furniture) repair/i,
    bare: onlyThings,
    full: "{one} repair",
  },
  { trade: /\brentals?\b|\bhire\b/i, bare: onlyThings, full: "{one} rental" },
  { trade: /junk|rubbish|clearance/i, bare: onlyThings, full: "{one} removal" },
  { trade: /tutor|tuition/i, bare: /^one[- ]to[- ]one$/, full: "one-to-one tutoring" },
]

/** An audience, not an offer: "first-time buyers" in a list of services. */
export const peopleOffer =
  /^(?:\p{L}[\p{L}'’-]*\s){0,2}(?:buyers|sellers|landlords|tenants|renters|families|couples|students|children|kids|teens|teenagers|toddlers|adults|seniors|women|men|ladies|gents|beginners|learners|homeowners|businesses|start-?ups|freelancers|sole traders|contractors|investors|brides|grooms|movers|parents|owners|professionals|nervous patients|patients|clients|customers|employers|employees|individuals|companies|smes|charities)$/iu

/** Singular count nouns, which become plural inside a sentence. */
export const countedOffer =
  /(?:^|\s|-)(?:MOT|test|groom|haircut|hair cut|exam|check-?up|valuation|tune-?up|consultation|facial|manicure|pedicure|root canal|crown|veneer|implant|filling|inspection|survey|class|lesson|course|workshop|session|package|shoot|wedding|party|oil change|home visit|call-?out|service visit|quote|estimate|tax return|audit|assessment|appointment|bath|trim|cut|club|lift|tan|peel|wax)$/i
