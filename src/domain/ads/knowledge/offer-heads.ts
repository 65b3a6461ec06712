import type { BusinessType } from "../ads-form.ts"
import { phraseList } from "../phrase-list.ts"

/**
 * What kind of thing an offer is, because people search for each kind differently: "roof repair cost", "haircut
 * prices", "piano lessons for kids", "running shoe store", "divorce lawyer". Anything that no list knows is a `thing`.
 */
export const offerKinds = [
  "activity",
  "treatment",
  "lesson",
  "goods",
  "food",
  "agent",
  "matter",
  "home",
  "people",
  "thing",
] as const
export type OfferKind = (typeof offerKinds)[number]

/** Last words, singular and plural. */
export const offerHeads: Readonly<Record<Exclude<OfferKind, "people" | "thing">, readonly string[]>> = {
  activity: phraseList(`
    repair, change, fitting, building, installation, replacement, cleaning, removal, maintenance, servicing, remodeling, remodel, renovation,
    restoration, painting, roofing, plumbing, landscaping, hardscaping, fencing, paving, flooring, tiling, insulation,
    inspection, detailing, towing, washing, mowing, trimming, pruning, grinding, pumping, sealing, sealcoating,
    waterproofing, hauling, moving, packing, organizing, staging, catering, grooming, boarding, walking, sitting,
    photography, videography, printing, engraving, tailoring, alteration, dry cleaning, bookkeeping, accounting, payroll,
    consulting, marketing, web design, web development, design, hosting, translation, tax preparation, tax filing,
    staffing, recruiting, appraisal, property management, management, tutoring, counseling, event planning, planning,
    wedding planning, carpentry, masonry, welding, excavation, demolition, drywall, gutters, refinishing, resurfacing,
    reupholstery, upholstery, tune-up, alignment, diagnostics, unclogging, rooter, rekeying, lockout, pest control,
    extermination, lawn care, tree service, snow removal, junk removal, house cleaning, housekeeping, maid service,
    pool service, rewiring, wiring, repiping, locksmithing, branding, audit, bookkeeping, tax return, screen repair,
    key cutting, tinting, wrapping, coating, powder coating, car wash, babysitting, home care, senior care, elder care,
    plowing, leak detection, duct cleaning, transport, delivery, notarization, embroidery, framing, data recovery,
    it support, seo, advertising, copywriting, planting, aeration, fertilization, irrigation, stump grinding
  `),
  treatment: phraseList(`
    haircut, cut, trim, color, coloring, balayage, highlight, hair extension, extension, blowout, updo, perm, facial,
    massage, manicure, pedicure, waxing, threading, lash, brow, eyelash extension, lash lift, microblading, tanning,
    spray tan, peel, whitening, implant, crown, veneer, brace, braces, aligner, root canal, extraction, filling, exam,
    checkup, check-up, physical, vaccination, vaccine, surgery, x-ray, treatment, therapy, physical therapy, acupuncture,
    adjustment, oil change, tire rotation, rotation, shave, beard trim, eye exam, hearing test, denture, dentures, makeup,
    nail, nails, acrylic nails, gel nails, hair removal, laser hair removal, microdermabrasion, dermaplaning, body scrub,
    wax, keratin treatment, cleanings, teeth cleaning, dental cleaning, teeth whitening, screening, consultation, tattoo,
    piercing, spay, neuter, chiropractic care, dental care, urgent care, primary care, pediatric care, skin care
  `),
  lesson: phraseList(`
    lesson, class, course, camp, workshop, prep, test prep, training, personal training, group training, bootcamp,
    boot camp, preschool, pre-k, kindergarten, daycare, child care, childcare, after-school program, program, coaching, yoga,
    pilates, crossfit, karate, jiu jitsu, taekwondo, boxing, kickboxing, ballet, zumba, spin, swimming, gymnastics,
    martial arts, dance, barre, cycling
  `),
  goods: phraseList(`
    jewelry, ring, necklace, bracelet, earring, watch, shoe, boot, sneaker, sandal, clothing, clothes, dress, suit,
    apparel, furniture, sofa, mattress, rug, lamp, lighting, decor, gift, toy, game, puzzle, book, record, bike,
    bicycle, e-bike, flower, bouquet, plant, candle, soap, cosmetic, perfume, vitamin, supplement, tea, coffee bean,
    wine, beer, chocolate, candy, tire, battery, part, phone, laptop, computer, camera, appliance, tool, hardware,
    paint, fabric, yarn, frame, art, antique, collectible, comic, guitar, piano, instrument, tent, kayak, fishing gear,
    gear, equipment, supply, pet food, dog food, pet supply, aquarium, fireplace, stove, hot tub, spa, window, door,
    blind, curtain, cabinet, countertop, tile, carpet, mulch, soil, tree, seed, uniform, bag, handbag, backpack, hat,
    eyeglasses, glasses, sunglasses, stationery, card, balloon, costume, knife, used car, new car, car, truck, crystal,
    basket, gift basket, cutlery, pottery, mug, print, poster
  `),
  food: phraseList(`
    pizza, pasta, burger, taco, burrito, sushi, ramen, noodle, sandwich, sub, salad, soup, steak, seafood, barbecue, bbq,
    wing, breakfast, brunch, lunch, dinner, dessert, ice cream, cake, cupcake, cookie, pie, pastry, bread, bagel, donut,
    coffee, espresso, smoothie, juice, cocktail, beer, food, cuisine, tapas, curry, pho, dim sum, dumpling, gyro, kebab,
    falafel, croissant, wedding cake, birthday cake, birria, empanada, poke, bubble tea, boba, buffet, happy hour
  `),
  agent: phraseList(`
    plumber, electrician, roofer, painter, landscaper, handyman, contractor, mechanic, locksmith, exterminator, cleaner,
    mover, photographer, videographer, florist, caterer, tailor, accountant, bookkeeper, lawyer, attorney, notary,
    realtor, agent, broker, dentist, orthodontist, doctor, physician, chiropractor, therapist, counselor, veterinarian,
    vet, optometrist, dermatologist, pediatrician, barber, hairdresser, stylist, esthetician, trainer, tutor, teacher,
    instructor, coach, nanny, consultant, designer, architect, developer, engineer, inspector, appraiser, planner,
    dj, company, firm, agency, clinic, hospital, pharmacy, salon, barbershop, spa, gym, studio, restaurant, cafe, diner,
    bar, pub, bistro, grill, bakery, pizzeria, deli, brewery, winery, food truck, store, shop, boutique, market, nursery,
    dealership, garage, school, academy, center, day care center, kennel, groomer, hotel, jeweler, butcher, bank,
    credit union, church, museum, hygienist, surgeon, nurse, physiotherapist, physio, optician, podiatrist, osteopath, solicitor, valuer, builder, decorator, fitter, joiner, roofer, gardener, beautician, therapist, practitioner, advisor, adviser, surveyor, welder, carpenter, mason, hospice
  `),
  matter: phraseList(`
    law, divorce, custody, child custody, personal injury, injury, car accident, accident, truck accident, malpractice,
    estate planning, will, trust, probate, bankruptcy, immigration, dui, dui defense, criminal defense, defense,
    litigation, adoption, workers compensation, employment law, family law, real estate law, business law, contract,
    visa, green card, citizenship, alimony, child support, slip and fall, wrongful death, expungement, eviction
  `),
  home: phraseList(`
    home for sale, house for sale, condo for sale, land for sale, apartment for rent, house for rent, home for rent, homes,
    condos, apartments, townhomes, listings, lots
  `),
}

/** The default kind for the business's type, if no list knows the last word. */
export const usualKind: Readonly<Partial<Record<BusinessType, OfferKind>>> = {
  restaurant: "food",
  retail: "goods",
  legal: "matter",
}

/** Words that nobody would search for. */
export const vagueOffers = phraseList(`
  more, everything, anything, other services, services, service, our services, full service, products, our products,
  solutions, quality service, great service, customer service, great food, good food, great prices, low prices, quality,
  custom work, all kinds, all types, much more, and more, etc, various, general, misc, odd jobs, something for everyone,
  all services, good prices, fair prices, support, advice, help, work, jobs, repairs, installations, projects, treatments,
  appointments, consultations, estimates, free estimates, free quotes, quotes, delivery, free delivery, takeout, takeaway, pickup,
  dine-in, dine in, online ordering, gift cards, gift certificates, walk-ins, walk ins, emergency service,
  24/7 service, same-day service, call outs, callouts, call-outs, emergency call outs, emergency callouts, emergency call-outs, emergencies, warranty, financing, parking, events, specials
`)

/** A verb, and the noun for its work: "fix leaks" is leak repair. */
export const deeds: ReadonlyMap<string, string> = new Map([
  ["fix", "repair"],
  ["repair", "repair"],
  ["install", "installation"],
  ["replace", "replacement"],
  ["clean", "cleaning"],
  ["remove", "removal"],
  ["remodel", "remodeling"],
  ["renovate", "renovation"],
  ["restore", "restoration"],
  ["paint", "painting"],
  ["service", "service"],
  ["maintain", "maintenance"],
  ["inspect", "inspection"],
  ["trim", "trimming"],
  ["mow", "mowing"],
  ["wash", "washing"],
  ["groom", "grooming"],
  ["walk", "walking"],
  ["detail", "detailing"],
  ["unclog", "unclogging"],
  ["tow", "towing"],
  ["haul", "hauling"],
])
