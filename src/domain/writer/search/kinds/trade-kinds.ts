import { furtherTradeKinds } from "./further-trade-kinds.ts"
import type { KindRows } from "./kind-rows.ts"
import { localTradeKinds } from "./local-trade-kinds.ts"
import { moreTradeKinds } from "./more-trade-kinds.ts"
import { listedTradeKinds } from "./trades/listed-trade-kinds.ts"

export const tradeKinds: KindRows = {
  ...listedTradeKinds,
  plumber:
    "local plumber, plumbing service, uk:plumbers, plumbing company, plumbing contractor; plumbing services, plumbing repairs",
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
  "piano tuning": "piano tuner, piano tuning service",
  "piano tuner": "piano tuning, piano tuning service",
  "pest control": "exterminator, pest control company, pest control service; pest exterminator",
  "dog walker": "dog walking service, local dog walker, dog walking; pet care services",
  "dog walking": "dog walker, dog walking service, local dog walker; pet care services",
  "dog walk": "dog walker, dog walking service, dog walking; pet care services",
  "dog groomer": "dog grooming, dog grooming salon, pet groomer; pet grooming services",
  bakery: "local bakery, bakery shop;",
  accountant: "local accountant; accounting services, uk:accountancy services",
  accounting: "accountant; accounting services, uk:accountancy services",
  bookkeeping: "bookkeeper, bookkeeping services; accounting services",
  translation: "translator, translation service; translation services",
  hairdresser: "hair stylist; hairdressing, haircuts",
  "hair salon": "hairdresser, hair stylist; hairdressing, haircuts",
  roofer: "roofing contractor, local roofer; roofing services, roof repairs",
  joiner: "carpenter; joinery services, carpentry services",
  carpenter: "uk:joiner; carpentry services",
  locksmith:
    "local locksmith, locksmith service, lock change, lock repair, uk:locksmiths, lockout service; lock repairs, lock changes",
  vet: "veterinary clinic, veterinary practice; veterinary care",
  "personal trainer": "fitness trainer, fitness coach; personal training",
  "yoga studio": "yoga classes, yoga teacher; yoga",
  solicitor: "lawyer, uk:law firm, uk:solicitors, us:attorney, uk:legal advice; legal services",
  lawyer: "us:attorney; legal services, legal advice",
  florist: "flower shop, local florist;",
  caterer: "catering services; event catering",
  catering: "caterer; catering services",
  "laptop repair": "computer repair, laptop repair shop; pc repair",
  "phone repair": "mobile phone repair, phone repair shop;",
  "web designer": "web design, website designer; website design",
  "web design": "web designer, website designer; website design",
  "canoe trip": "canoe tour, guided canoe trip;",
  "kayak trip": "kayak tour, kayaking trip;",
  "knife sharpening": "knife sharpening service, blade sharpening; sharpening service",
  "chimney sweep": "chimney sweeping, chimney cleaning, local chimney sweep; chimney services",
  "chimney sweeping": "chimney sweep, chimney cleaning, flue cleaning; chimney services",
  "chimney repair": "chimney repairs, chimney repair service, chimney repair company; chimney services",
  "chair caning":
    "chair caner, chair seat weaving, cane seat weaving, cane chair repair, cane seat repair; furniture repair, chair repair",
  "maths tutor":
    "us:math tutor, us:math tutoring, uk:maths tuition, uk:maths lessons, uk:maths teacher; private tutor, uk:private tuition",
  "maths tuition":
    "uk:maths tutor, uk:maths lessons, uk:maths tutoring, us:math tutoring, us:math lessons; private tuition, tutoring service",
  "english tutor":
    "uk:english tuition, english tutoring, english lessons, english teacher; private tutor, uk:private tuition",
  "chemistry tutor":
    "uk:chemistry tuition, chemistry tutoring, chemistry lessons, chemistry teacher; science tutor, uk:private tuition",
  "physics tutor":
    "uk:physics tuition, physics tutoring, physics lessons, physics teacher; science tutor, uk:private tuition",
  "spanish tutor":
    "spanish lessons, spanish teacher, uk:spanish tuition, learn spanish, spanish tutoring; language tutor, language lessons",
  "french tutor":
    "french lessons, french teacher, uk:french tuition, learn french, french tutoring; language tutor, language lessons",
  "borehole pump repair": "borehole repair, borehole pump service, us:well pump repair; borehole services, pump repair",
  "borehole drilling":
    "borehole driller, us:well drilling, water borehole drilling, borehole company; borehole services",
  "well drilling": "well driller, water well drilling, well drilling company, well digging",
  "mobile mechanic":
    "mobile car mechanic, mobile car repair, us:mobile auto repair, us:traveling mechanic; car repair, car mechanic",
  "car mechanic": "us:auto mechanic, car repair, us:auto repair, uk:car repairs, uk:motor mechanic; car maintenance",
  "mobile dog groomer": "mobile dog grooming, mobile groomer; pet grooming, dog groomer",
  "dog grooming": "dog groomer, dog groomers, dog grooming salon, uk:dog parlour; pet grooming",
  "cat groomer": "cat grooming, cat groomers, cat grooming service, cat grooming salon; pet grooming",
  "gutter cleaning":
    "gutter cleaner, uk:gutter clearing, uk:gutter clearance, gutter cleaning service, us:gutter cleanout; gutter services",
  "gutter repair": "uk:gutter repairs, gutter repair service, uk:guttering repair; gutter services",
  bookkeeper: "bookkeeping, bookkeeping service, bookkeepers; accounting services",
  "wedding florist": "wedding flowers, bridal florist, wedding flower shop, bridal flowers",
  "sheep shearing": "sheep shearer, sheep shearers, shearing contractor",
  "alpaca shearing": "alpaca shearer, alpaca shearers, alpaca shearing service",
  "driving instructor":
    "driving lessons, driving school, driving teacher, learn to drive, uk:driving tuition; driver training",
  "driving school":
    "driving lessons, driving instructor, learn to drive, us:drivers ed, uk:driving tuition; driver training",
  "driving lesson":
    "driving lessons, driving instructor, driving school, learn to drive, uk:driving tuition; driver training",
  farrier: "horse farrier, horse shoeing, horseshoeing, horse shoer; hoof care",
  "horse livery": "livery yard, us:horse boarding, livery stable, horse stabling, us:boarding stable; horse stable",
  "horse riding lesson":
    "horse riding lessons, us:horseback lessons, riding lessons, learn horse riding; riding school, horse riding",
  "riding school":
    "horse riding lessons, riding lessons, riding stables, horse riding school; horse riding, riding lesson",
  "dog trainer": "dog training, dog trainers, dog training service; pet training",
  "puppy training": "puppy trainer, puppy classes, puppy school, puppy training classes, puppy obedience; dog training",
  "dog boarding": "us:dog hotel, overnight dog care, overnight dog boarding, dog boarding service; pet boarding",
  "boarding kennel": "boarding kennels, dog kennels, dog boarding kennels, kennels for dogs; pet boarding",
  "dog daycare": "doggy daycare, dog day care, doggie daycare, uk:dog creche, daycare for dogs",
  "pet sitter": "pet sitting, pet sitters, uk:pet minder, pet sitting service, uk:pet minding",
  "cat sitter": "cat sitting, cat sitters, uk:cat minder, cat sitting service, uk:cat minding; pet sitter",
  cattery:
    "cat boarding, us:cat hotel, cat boarding kennels, boarding cattery, overnight cat boarding; pet boarding, cat care",
  "house sitter": "house sitting, house sitters, uk:house minder, house sitting service",
  "window cleaner": "window cleaning, window cleaners, window washing, us:window washer, window cleaning service",
  "window cleaning": "window cleaner, window washing, us:window washer, window cleaning service",
  "house cleaner": "house cleaning, uk:domestic cleaner, home cleaner, us:maid service, home cleaning",
  "house cleaning": "house cleaner, home cleaning, uk:domestic cleaning, us:maid service, house cleaning service",
  "office cleaning": "office cleaner, office cleaners, office cleaning company; commercial cleaning",
  "carpet cleaning": "carpet cleaners, carpet cleaning service, carpet washing",
  "upholstery cleaning": "furniture cleaning, upholstery cleaners",
  "oven cleaning": "oven cleaning service, oven cleaning company",
  "end of tenancy cleaning":
    "uk:end of tenancy clean, us:move out cleaning, uk:end of tenancy cleaners; cleaning services",
  "pressure washing": "power washing, uk:jet washing, power washing service, pressure cleaning",
  "driveway cleaning": "driveway cleaners, driveway washing, driveway cleaning service",
  "roof cleaning": "roof cleaners, roof washing, roof cleaning service, roof cleaning company",
  "solar panel cleaning": "solar cleaning, solar panel washing, solar panel cleaners",
  "car detailing": "us:auto detailing, uk:car valeting, car detailer, us:auto detailer, uk:car valet; car cleaning",
  "car valeting":
    "uk:car valet, us:car detailing, uk:car valeters, us:auto detailing, car cleaning service; car cleaning",
  "wheelie bin cleaning":
    "uk:bin cleaning, uk:bin cleaner, us:trash can cleaning, uk:wheelie bin cleaner, uk:bin washing",
  "septic tank emptying": "us:septic pumping, us:septic tank pumping; septic services",
  "septic tank pumping": "us:septic pumping, uk:septic tank emptying, us:septic pump out; septic services",
  "drain cleaning": "uk:drain unblocking, uk:blocked drain, uk:blocked drains, us:clogged drain",
  "drain unblocking": "uk:blocked drain, uk:blocked drains, us:clogged drain, drain clearing, drain clearance",
  "boiler repair": "uk:boiler repairs, uk:boiler engineer, boiler repair service; heating repair, uk:heating engineer",
  "heating engineer": "uk:heating engineers, heating repair, heating service, us:heating contractor; home heating",
  "gas engineer": "uk:gas engineers, uk:gas fitter, uk:gas plumber, uk:boiler engineer, uk:gas installer; gas services",
  "air conditioning repair": "us:ac repair, uk:aircon repair, us:air conditioner repair, uk:air con repair",
  "heat pump installer": "heat pump installation, heat pump company; home heating",
  "solar panel installer":
    "solar installer, solar installation, solar company, uk:solar panel fitter, uk:solar panel fitting",
  "ev charger installer": "uk:ev charger fitter, uk:ev charger fitting, ev charger installation",
  "appliance repair": "appliance repairs, appliance repairman, appliance technician",
  "washing machine repair": "us:washer repair, washing machine repairs; appliance repair",
  "fridge repair": "refrigerator repair, fridge repairs, us:refrigerator service; appliance repair",
  "oven repair": "oven repairs, oven repair service; appliance repair",
  "sewing machine repair": "sewing machine service, sewing machine mechanic",
  "vacuum cleaner repair": "vacuum repair, vacuum repairs, vacuum repair shop; appliance repair",
  "lawn mower repair": "uk:lawnmower repair, mower repair, lawn mower service, mower service",
  "chainsaw sharpening": "chainsaw chain sharpening, saw chain sharpening; tool sharpening, sharpening service",
  "scissor sharpening": "scissors sharpening, shear sharpening; blade sharpening, sharpening service",
  "watch repair": "watch repairs, watch repairer, watchmaker, watch repair shop",
  "clock repair": "clock repairs, clock repairer, clockmaker, horologist",
  "jewelry repair": "uk:jewellery repair, us:jewelry repair shop, uk:jewellery repairs",
  "shoe repair": "shoe repairs, cobbler, shoe repair shop",
  cobbler: "shoe repair, shoe repairs, shoe repair shop",
  "bike repair": "bicycle repair, bike mechanic, uk:bike servicing, uk:cycle repair",
  "bike mechanic": "bicycle mechanic, bike repair, bike service, uk:cycle mechanic, bicycle repair",
  "mobile bike mechanic":
    "mobile bike repair, mobile bicycle repair, mobile bike service, uk:mobile cycle repair; bike repair",
  "tv aerial installer":
    "uk:aerial fitter, uk:tv aerial fitting, uk:aerial installation, us:tv antenna installer, uk:aerial engineer; tv installation",
  "tv mounting": "tv wall mounting, tv mounting service; tv installation",
  "guitar repair": "guitar repairs, guitar tech, guitar luthier, guitar repair shop; instrument repair",
  "violin repair": "violin repairs, violin luthier; instrument repair",
  handyman: "handyman service, handyman services, handy man, uk:odd job man, odd jobs",
  "painter and decorator":
    "uk:painting and decorating, uk:decorator, house painter, uk:decorators, house painting; painting services",
  "house painter":
    "house painting, house painters, home painter, uk:painter and decorator, painting contractor; painting services",
  "house painting":
    "house painter, home painting, house painters, uk:painting and decorating, painting contractor; painting services",
  plasterer: "plastering, plasterers, plastering contractor, uk:plastering and skimming",
  plastering: "plasterer, plasterers, plastering service, plaster work",
  "drywall repair":
    "us:drywall contractor, us:drywall patching, us:drywall repairman, uk:plasterboard repair; wall repair",
  tiler: "tiling, us:tile installer, uk:tile fitter, tile layer, us:tile contractor",
  ...furtherTradeKinds,
  ...localTradeKinds,
  ...moreTradeKinds,
}
