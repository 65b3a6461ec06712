import { readRows } from "./row.ts"

/** Who builds, mends, cleans and carries, as people look for them. */
export const trades = readRows(`
air conditioning company: hvac company, air con company, hvac contractor | hvac near me, air con repair, cooling at
  home, hvac quote, air con install
appliance repair: appliance service, washer repair, appliance engineer | repair near me, fix my appliance, broken
  appliance, kitchen appliance, repair quote
auto repair: car repair, car garage, auto shop | garage near me, car service, vehicle repair, find a mechanic, car
  problems
bathroom fitter: bathroom installer, bathroom fitting service | bathroom renovation, fitters near me, bathroom quote,
  bathroom remodel, bathroom company
bike repair: bicycle repair, bike mechanic, cycle repair | bike shop near me, bike service, bike workshop, cycle
  mechanic, bike tune up
boiler repair: boiler engineer, boiler fix | boilers near me, heating engineer, broken boiler, boiler problems, home
  heating
builder: building contractor, building firm | builder near me, building work, home building, building quote, find a
  builder
car detailing: car valeting, auto detailing, car cleaning | detailing near me, clean car, valet quote, car wash,
  paintwork care
car wash: carwash, vehicle wash, auto wash | car wash near me, clean car, car valeting, wash and dry, vehicle cleaning
carpenter: joiner, carpentry service, joinery service | carpenter near me, woodwork, find a carpenter, carpentry quote,
  joinery work
carpet cleaning: carpet cleaner, rug cleaning, carpet cleaning service | carpet clean near me, carpet stains, carpet
  care, floor cleaning, cleaning quote
chimney sweep: chimney cleaner, chimney sweeping, chimney service | sweep near me, chimney clean, fireplace and stove,
  flue cleaning, chimney care
cleaning service: cleaner, cleaning company, house cleaning service | cleaners near me, home cleaning, house cleaner,
  cleaning quote, find a cleaner
computer repair: pc repair, laptop repair, computer service | repair near me, fix my computer, computer help, slow
  computer, it support
contractor: general contractor, building contractor | contractor near me, building work, project quote, home
  improvement, find a contractor
courier: delivery service, courier service, parcel courier | courier near me, send a parcel, parcel delivery, delivery
  quote, van and driver
decorator: painter decorator, decorating service | decorator near me, house painting, wallpapering, decorating quote,
  find a decorator
drain cleaning: drain unblocking, drain clearance, drain service | blocked drain, drains near me, drainage company, slow
  drain, drain quote
electrician: electrical contractor, sparky, electrical service | electrician near me, electrical work, wiring and
  sockets, find an electrician, electrical quote
fencing contractor: fence company, fence builder, fencing company | fencing near me, garden fencing, fence quote, fence
  installation, yard fencing
flooring company: floor fitter, flooring contractor, flooring installer | flooring near me, floor fitting, floor quote,
  floor installation, flooring shop
furniture restoration: furniture restorer, furniture repair | restorer near me, old furniture, table and chair,
  furniture care, restoration quote
garage door company: garage door installer, garage door repair | garage doors near me, garage door quote, stuck garage
  door, door opener, home garage
gardener: gardening service, garden maintenance | gardener near me, garden care, hedge and lawn, garden tidy, find a
  gardener
glazier: window fitter, glazing company, window company | glazier near me, broken window, pane replacement, glazing
  quote, windows and doors
handyman: handy man, handyman service, odd job service | handyman near me, odd jobs, home repairs, jobs around house,
  find a handyman
heating engineer: heating technician, heating contractor | heating near me, heating repairs, home heating, heating
  quote, find an engineer
heating: heating engineer, heating service, heating company | heating near me, heating repairs, radiators, heating
  quote, heating system
home renovation: home remodelling, house renovation, home remodeling | renovation near me, home improvement, renovation
  quote, house makeover, remodel ideas
house cleaning: home cleaning, domestic cleaning, maid service | cleaners near me, house cleaner, cleaning quote, tidy
  home, find a cleaner
house painter: painter decorator, painting contractor | painter near me, house painting, decorating, painting quote,
  find a decorator
it support: it service, tech support, managed it | it near me, business computers, computer help, network support, it
  company
kitchen fitter: kitchen installer, kitchen fitting service | kitchen fitting, fitters near me, kitchen renovation,
  kitchen quote, kitchen remodel
knife sharpening: blade sharpening, knife sharpening service | blunt knives, chef knives, sharpen my knives, kitchen
  knives, sharpening near me
landscaper: landscape contractor, landscaping company | landscaper near me, garden design, yard makeover, outdoor space,
  find a landscaper
landscaping: landscaper, landscape company, landscaping service | landscaper near me, garden design, yard makeover,
  outdoor space, landscape design
lawn care: lawn service, lawn maintenance, lawn treatment | lawn care near me, grass cutting, yard care, garden lawn,
  lawn quote
locksmith: locksmith service, lock smith, lock specialist | locksmith near me, locked out, lock change, keys and locks,
  find a locksmith
mechanic: auto mechanic, car mechanic, garage | mechanic near me, car repairs, car service, find a mechanic, vehicle
  repair
moving company: mover, removal company, house movers | moving near me, moving house, moving quote, home move, packing
  and moving
office cleaning: commercial cleaning, workplace cleaning | office cleaner, cleaning contract, business cleaning,
  cleaning quote, workspace cleaning
paving company: paviour, paving contractor | paving near me, driveway and patio, paving quote, driveway company, paved
  yard
pest control: pest control service, exterminator, pest controller | pest control near me, pests at home, bug treatment,
  pest removal, pest problem
phone repair: mobile phone repair, handset repair, cell phone repair | repair near me, handset trouble, fix my phone,
  broken phone, phone shop
plasterer: plastering service, plastering contractor | plasterer near me, wall skimming, plastering quote, walls and
  ceilings, find a plasterer
plumber: plumbing service, plumbing company, plumbing contractor | plumber near me, pipes and taps, plumbing repairs,
  find a plumber, plumbing quote
plumbing: plumbing service, plumber, plumbing company | plumber near me, pipes and taps, plumbing repairs, find a
  plumber, plumbing quote
pool service: pool company, pool maintenance | pool service near me, pool care, swimming pool help, backyard pool, pool
  quote
pressure washing: power washing, pressure cleaning | patio cleaning, driveway cleaning, house washing, washing quote,
  exterior cleaning
removal company: mover, moving company, house removals | movers near me, moving house, removals quote, van and driver,
  relocation
roofer: roofing contractor, roofing company, roofing service | roofer near me, roof work, roof quote, house roof, find a
  roofer
roofing: roofer, roofing contractor, roofing company | roofer near me, roof work, roof quote, house roof, roofing
  services
security company: security guard, security service, guarding company | security near me, site security, event security,
  guard hire, premises watch
self storage: storage unit, storage space | storage near me, storing furniture, store belongings, moving house, storage
  quote
sign maker: sign shop, signage company, signwriter | shop signs, signage quote, business signage, sign design, sign near
  me
solar company: solar installer, solar panel installer, solar contractor | solar near me, solar panels, solar quote, home
  energy, rooftop power
tiler: tiling contractor, tile fitter, tiling service | tiler near me, wall and floor, tiling quote, tile laying, find a
  tiler
tree surgeon: arborist, tree service, tree surgery | arborist near me, tree work, tree cutting, tree care, find an
  arborist
upholsterer: upholstery service, reupholstery, furniture upholstery | upholsterer near me, sofa recovering, chair
  restoring, furniture repair, upholstery quote
waste removal: junk removal, rubbish removal, rubbish clearance | junk near me, house clearance, clutter clearing,
  rubbish collection, clearance quote
window cleaning: window cleaner, window washing, window washer | window clean near me, house windows, window quote,
  window clean company, windows and frames
`)
