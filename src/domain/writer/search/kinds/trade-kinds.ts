import { furtherTradeKinds } from "./further-trade-kinds.ts"
import type { KindRows } from "./kind-rows.ts"
import { localTradeKinds } from "./local-trade-kinds.ts"
import { moreTradeKinds } from "./more-trade-kinds.ts"

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
    "oven cleaner, oven cleaners, oven cleaning service, oven cleaning company, uk:oven valeting; kitchen cleaning, cleaning services",
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
  ...furtherTradeKinds,
  ...localTradeKinds,
  ...moreTradeKinds,
}
