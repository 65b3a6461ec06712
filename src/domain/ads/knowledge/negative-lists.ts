import type { BusinessType } from "../ads-form.ts"
import { phraseList } from "../phrase-list.ts"

/** Searches that no local business wants to pay for (NEG1 to NEG4): jobs, learning, do it yourself, complaints. */
export const universalNegatives = phraseList(`
  job, jobs, hiring, career, careers, salary, salaries, resume, employment, apprentice, apprenticeship, internship,
  volunteer, diy, do it yourself, how to, tutorial, step by step, youtube, pdf, template, definition, meaning,
  wikipedia, reddit, quora, course, courses, class, classes, school, training, certification, degree, craigslist,
  for dummies, clip art, images, meme, complaints, lawsuit, scam
`)

/** Exceptions, where such a business sells one of the universal ones. */
export const universalExceptions: Readonly<Record<BusinessType, readonly string[]>> = {
  restaurant: phraseList(""),
  retail: phraseList("images, school, training"),
  service: phraseList("class, classes, training, school"),
  healthcare: phraseList("training, school, employment"),
  automotive: phraseList(""),
  home_services: phraseList(""),
  professional_services: phraseList("training, employment, resume, hiring, certification, complaints, lawsuit"),
  fitness: phraseList("class, classes, training, course, courses"),
  beauty: phraseList(""),
  education: phraseList("course, courses, class, classes, school, training, certification, degree, tutorial"),
  real_estate: phraseList("school, class"),
  legal: phraseList("lawsuit, employment"),
  other: phraseList("class, classes, school, training, course, courses"),
}

/** Searches in a trade for things that the business does not sell. */
export const typeNegatives: Readonly<Record<BusinessType, readonly string[]>> = {
  restaurant: phraseList(`
  recipe, recipes, ingredients, calories, nutrition facts, how to cook, how to make, homemade, copycat, franchise,
  franchise cost, equipment, supplies, food truck for sale, restaurant for sale, menu template, health inspection,
  server jobs, line cook, dishwasher, costco, grocery, frozen, wholesale
`),
  retail: phraseList(`
  wholesale, bulk, supplier, manufacturer, repair, repairs, parts, manual, instructions, rental, rent, used,
  second hand, refurbished, replica, fake, knock off, coupon code, return policy, customer service, ebay, craigslist,
  aliexpress, temu
`),
  service: phraseList(`
  diy, how to start, business plan, franchise, software, app, template, checklist, equipment, supplies, tools,
  rental, license requirements, insurance for, business name ideas, price list template
`),
  healthcare: phraseList(`
  symptoms, home remedy, home remedies, natural cure, treatment at home, what is, side effects, lawsuit, malpractice,
  medicaid, free clinic, dental school, medical school, nursing school, assistant program, hygienist, nurse, nursing,
  residency, icd 10, cpt code, billing code, pdf, veterinary, vet, for dogs, for cats, wikipedia
`),
  automotive: phraseList(`
  diy, how to change, how to fix, manual, diagram, wiring diagram, torque specs, parts, parts store, autozone,
  oreilly, napa, junkyard, salvage, toy, game, rc, rental, insurance quote, dmv, recall, forum, wallpaper,
  mechanic school, technician salary
`),
  home_services: phraseList(`
  diy, how to, myself, youtube, parts, supplies, tools, home depot, lowes, menards, amazon, rental, for rent,
  wholesale, schematic, wiring diagram, code requirements, permit, license exam, apprenticeship, union, trade school,
  calculator, template, cost to become, portable, window unit
`),
  professional_services: phraseList(`
  software, app, template, templates, spreadsheet, excel, pdf, sample, examples, calculator, open source,
  certification, exam, cpa exam, degree, textbook, definition, what is, internship, big four, freelance gigs
`),
  fitness: phraseList(`
  equipment, used equipment, home gym, at home, workout plan, free workout, youtube, app, apps, pdf, calories,
  cancel membership, cancel, planet fitness, certification, trainer certification, nasm, how to become, clothes,
  shoes, supplements, franchise, hotel with gym, apartment with gym
`),
  beauty: phraseList(`
  diy, at home, how to, tutorial, ideas, pictures, images, inspo, school, academy, cosmetology school, course,
  courses, license, training, kit, kits, supplies, wholesale, salon equipment, chair for sale, booth rent,
  salon for sale, ulta, sephora, amazon, celebrity
`),
  education: phraseList(`
  free online, youtube, pdf, worksheet, worksheets, answers, answer key, login, portal, calendar, scholarship,
  scholarships, teacher jobs, teaching jobs, principal salary, ranking, rankings, acceptance rate, alumni,
  bus schedule, lunch menu, reddit, quizlet, coursera, udemy
`),
  real_estate: phraseList(`
  real estate license, real estate school, real estate course, exam, exam prep, how to become, agent salary,
  commission split, zillow, trulia, redfin, realtor.com, craigslist, section 8, rent to own, foreclosure list,
  tax records, property tax, assessor, zoning map, template, lease agreement, purchase agreement, crm, wholesale,
  airbnb, vacation rental, timeshare
`),
  legal: phraseList(`
  pro bono, free legal aid, legal aid, template, templates, forms, form, pdf, sample, diy, myself, without a lawyer,
  law school, lsat, bar exam, paralegal, internship, definition, meaning, statute text, case law, news, tv show,
  movie, quotes, salary, malpractice insurance, legalzoom, avvo, public defender
`),
  other: phraseList(""),
}
