import { readRows } from "./row.ts"

/** Practices, studios, shops and places, as people look for them. */
export const localBusinesses = readRows(`
accountant: accounting firm, accountancy, accounting service | accountant near me, tax return, business accounts, find
  an accountant, shop owner
architect: architecture practice, architecture firm, building designer | architect near me, house design, building
  plans, home extension, find an architect
bakery: bake shop, baker, bread shop | bakery near me, bread and cakes, baked goods, breakfast pastries, neighbourhood
  bakery
barber: barber shop, barbershop, hair barber | barber near me, haircut, fade and trim, book appointment, beard trim
beauty salon: beautician, beauty clinic, beauty studio | beauty near me, beauty treatments, book appointment, pampering,
  salon day
bed and breakfast: b&b, guest house, bnb | place to stay, weekend break, rooms to book, overnight stay, accommodation
bike hire: bike rental, cycle hire, bicycle rental | cycling day out, hire near me, day trip, things to do, bike tour
bookkeeper: bookkeeping, bookkeeping service | bookkeeper near me, business accounts, shop owner, keeping the books,
  accounts help
cafe: coffee shop, coffee house, tea room | cafe near me, coffee and cake, meet for coffee, brunch spot, places to eat
cake shop: cake maker, cake bakery, cake baker | cakes near me, celebration cake, order a cake, party cake, cake design
campsite: camping site, campground, camp site | camping near me, tent pitches, camping holiday, outdoor stay, pitch
  booking
canoe hire: canoe rental, canoe trip, canoe rent | on the river, paddle day out, day trip, family paddling, canoeing
canoe trip: canoe tour, canoe outing, canoe excursion | on the river, paddle day out, things to do, canoeing, paddling
car hire: car rental, rental car | hire near me, driving holiday, rent a car, trip by car, vehicle hire
care home: residential home, nursing home, residential care | care near me, later life, elderly care, finding a home,
  family care
catering: caterer, catering company, catering service | catering near me, event food, party food, catered event, buffet
  quote
charity: charitable organisation, nonprofit, non profit | donate, volunteering, good cause, giving back, community help
childminder: child minder, nanny, babysitter | childcare near me, after school care, working parents, find childcare,
  child care place
chiropractor: chiropractic clinic, chiropractic practice | chiropractor near me, back pain, spine and neck, find a
  chiropractor, back care
church: parish, place of worship, congregation | church near me, sunday worship, faith community, prayer, weddings and
  baptism
cocktail bar: cocktail lounge, drinks bar | bar near me, drinks with friends, night out, evening drinks, nightlife
copywriter: copywriting, content writer, copywriting service | website words, business writing, content writing, writer
  for hire, marketing copy
counselling: counseling, talking therapy, therapy | counsellor near me, mental health, talking it through, find a
  counsellor, therapy session
dance school: dance studio, dance academy, dance class | dance near me, learn to dance, dance lessons, dance teacher,
  join a class
dental: dental practice, dentist, dental clinic | dentist near me, dental checkup, teeth and gums, find a dentist, tooth
  care
dentist: dental practice, dental clinic, dental surgery | dentist near me, dental checkup, teeth and gums, find a
  dentist, dental care
dj: disc jockey, party dj | dj near me, party music, event music, book a dj, dance floor
doctor: gp, physician, medical practice | doctor near me, medical appointment, family health, find a doctor, health
  clinic
dog groomer: dog grooming, pet groomer, dog parlour | groomer near me, dog haircut, wash and trim, puppy haircut, pet
  salon
dog grooming: dog groomer, pet grooming, dog spa | groomer near me, dog haircut, wash and trim, puppy haircut, pet salon
dog trainer: dog training, puppy training, dog obedience | trainer near me, puppy class, dog behaviour, training
  sessions, good dog
dog walker: dog walking, dog walking service | walker near me, dog exercise, pet care, while at work, happy dogs
driving school: driving instructor, driving lesson, driving tuition | learn to drive, driving test, instructor near me,
  learner driver, pass my test
dry cleaner: dry cleaning, laundry service, launderette | dry clean near me, clothes cleaning, suits and dresses,
  laundry help, garment care
elopement photography: elopement photographer, elopement photos | eloping couple, intimate ceremony, elopement album,
  elope, just us two
estate agent: real estate agent, property agent | selling a house, homes on the market, agent near me, buying a home,
  property market
event planner: event organiser, event management, party planner | event planning, planner near me, party and events,
  event ideas, book an event
financial adviser: financial advisor, financial planner, money adviser | adviser near me, money planning, pension and
  savings, find an adviser, wealth planning
florist: flower shop, floral designer, flower delivery shop | florist near me, bouquets, floral gifts, flower arranging,
  order flowers
food truck: street food van, food van, mobile kitchen | street food, event food, lunch on the go, truck hire, festival
  food
funeral director: funeral home, undertaker, funeral service | funeral planning, last farewell, saying goodbye,
  bereavement, funeral near me
graphic designer: graphic design, design studio, design agency | designer near me, logo and branding, print design,
  business branding, design work
gym: fitness centre, fitness club, health club | gym near me, join a gym, gym membership, workout place, fitness
  training
hairdresser: hair salon, hair stylist, hairstylist | hairdresser near me, cut and colour, haircut, book appointment,
  hair styling
holiday rental: holiday let, vacation rental, holiday home | weekend break, place to stay, self catering, family
  holiday, accommodation
home care: homecare, care at home, carer | carer near me, elderly care, help at home, live at home, care agency
hotel: guest house, place to stay, inn | hotel near me, rooms to book, weekend break, overnight stay, accommodation
insurance broker: insurance agent, insurance agency | insurance near me, insurance quote, home and car, find a broker,
  cover for you
interior designer: interior design, interior design service, interior decorator | designer near me, home makeover, room
  design, house styling, interior ideas
interpreter: interpreting service, language interpreter | interpreter near me, spoken language, language help, language
  service, book an interpreter
kayak hire: kayak rental, kayak trip | on the water, paddle day out, day trip, things to do, paddling
kayak trip: kayak tour, kayaking trip, kayak outing | on the water, paddle day out, things to do, paddling, kayaking
kennels: dog boarding, boarding kennel, dog hotel | boarding near me, holiday dog care, pet stay, dog day care,
  overnight dogs
language school: language class, language course, language teacher | learn a language, lessons near me, speaking
  practice, language tutor, conversation class
lawyer: solicitor, attorney, law firm | lawyer near me, legal advice, legal help, find a lawyer, law office
life coach: personal coach, coaching, mindset coach | coach near me, personal growth, life goals, coaching session, find
  a coach
marketing agency: marketing company, advertising agency, digital agency | agency near me, business growth, online
  marketing, marketing help, promote a business
martial arts school: dojo, martial arts club | martial arts classes, self defence, train near me, join a class, belt
  grading
massage therapist: masseuse, massage practitioner | massage near me, back massage, muscle tension, book a massage,
  bodywork
massage: massage therapy, body massage, massage treatment | massage near me, relaxing, back and shoulders, book a
  massage, spa treatment
mortgage broker: mortgage adviser, mortgage advisor, home loan broker | broker near me, buying a home, home loan,
  mortgage help, remortgage
museum: gallery, exhibition, museum visit | things to do, days out, museum near me, local history, family outing
music teacher: music lesson, music tutor, music tuition | learn music, lessons near me, music school, learn to play,
  music class
nail salon: nail bar, nail studio, manicurist | nails near me, manicure, nail art, book appointment, nail technician
nursery school: preschool, daycare, childcare | childcare near me, early years, nursery place, working parents,
  kindergarten
nutritionist: dietitian, dietician, nutrition coach | nutritionist near me, eating habits, diet advice, meal planning,
  food and health
optician: optometrist, eye doctor, eye care clinic | optician near me, eye test, eyewear fitting, vision check, find an
  optician
orthodontist: braces specialist, orthodontic practice | orthodontist near me, straight teeth, braces and aligners, teeth
  alignment, find orthodontist
osteopath: osteopathy clinic, osteopathic practice | osteopath near me, back pain, joints and muscles, find an
  osteopath, body care
paddleboard session: sup session, paddleboarding session | on the water, things to do, paddle day out, stand up
  paddling, sup class
personal trainer: fitness trainer, pt, fitness coach | trainer near me, get in shape, training sessions, workout plan,
  fitness goals
pet sitter: pet sitting, cat sitter, dog sitter | sitter near me, pet care, while on holiday, animal minding, find a
  sitter
photographer: photography service, photo studio, photography studio | photographer near me, photo shoot, book
  photographer, portrait session, find a photographer
photography: photographer, photo shoot, photography service | photographer near me, photo session, book photographer,
  picture taking, photo gallery
physiotherapist: physiotherapy, physical therapist, physio | physio near me, back and joint pain, physio appointment,
  injury rehab, find a physio
piano care: piano tuning, piano service, piano maintenance | piano tuner near me, tune my piano, piano technician, out
  of tune, piano owner
piano teacher: piano lesson, piano tutor, piano tuition | learn piano, lessons near me, music teacher, piano practice,
  play the piano
piano tuner: piano tuning, piano technician | tuner near me, piano care, tune my piano, out of tune, piano maintenance
piano tuning: piano tuner, piano technician, piano service | tuner near me, piano care, tune my piano, out of tune
  piano, piano maintenance
printing service: print shop, printing company | print near me, business printing, leaflets and flyers, print quote,
  document printing
property management: property manager, rental management, letting management | landlord help, rental property, managing
  lets, tenants and rent, manage near me
pub: public house, tavern | pub near me, drinks with friends, night out, pub lunch, evening drinks
real estate broker: realty agent, property broker | selling a house, homes on the market, agent near me, buying a home,
  property market
recruitment agency: staffing agency, employment agency, recruiter | find staff, job search, hiring help, agency near me,
  job vacancies
restaurant: eatery, dining place | restaurant near me, dining out, book a table, places to eat, lunch and dinner
salon: hair salon, beauty salon | salon near me, hair and beauty, book appointment, salon treatments, local salon
solicitor: lawyer, attorney, law firm | solicitor near me, legal advice, legal help, find a solicitor, law office
spa: day spa, wellness spa | spa near me, spa day, spa treatments, pampering, relaxing day
surveyor: property surveyor, building surveyor, house survey | surveyor near me, buying a home, property report,
  building check, survey quote
tailor: clothing alterations, seamstress, alteration service | tailor near me, clothes altering, hem and fit, dress
  alterations, clothes repair
tattoo studio: tattoo shop, tattoo parlour, tattoo artist | tattoo near me, tattoo designs, book a tattoo, body art, ink
  studio
tax adviser: tax advisor, tax preparer, tax consultant | tax help near me, tax return, tax questions, tax season, tax
  planning
taxi: cab, minicab, taxi service | taxi near me, book a taxi, airport run, ride home, local cab
therapist: talk therapist, therapy practice, talking therapist | therapist near me, talking therapy, mental health, find
  a therapist, counselling
tour guide: local guide, guided tour, sightseeing guide | things to do, city sights, day trip, sightseeing, visitor
  activities
tour: guided tour, sightseeing tour, excursion | things to do, day trip, tour guide, sightseeing, visitor activities
translation: translation service, translator, document translation | translator near me, foreign documents, language
  service, translation quote, translated papers
translator: translation service, language translator, translation agency | translation near me, document translation,
  foreign language, translation quote, find a translator
tutor: private tutor, tuition, tutoring | tutor near me, exam help, homework help, find a tutor, school subjects
tutoring: tuition, private tutor, private lessons | tutor near me, exam help, homework help, find a tutor, school
  subjects
venue: event venue, function room, venue hire | venue near me, party venue, event space, room hire, book a venue
vet: veterinarian, veterinary surgeon, veterinary clinic | vet near me, pet health, sick pet, find a vet, animal clinic
videographer: video production, filmmaker, video company | videographer near me, event filming, film making, book a
  filmmaker, video shoot
web designer: website designer, web design agency, web developer | web design near me, business website, website design,
  online presence, website quote
wedding cake: marriage cake, wedding day cake | wedding reception, wedding dessert, cake cutting, cake maker near me,
  wedding planning
wedding photographer: wedding photography, wedding photo service | wedding photos, wedding album, wedding day, book
  photographer, ceremony photos
wedding photography: wedding photographer, wedding photo service | wedding photos, wedding album, wedding day, book
  photographer, ceremony photos
wedding planner: wedding coordinator, wedding organiser | wedding planning, getting married, wedding day, planner near
  me, wedding ideas
wedding venue: wedding location, reception venue, marriage venue | get married here, ceremony and party, venue near me,
  wedding day, venue hire
workshop class: craft workshop, class, creative workshop | learn a craft, things to do, day out, book a place, group
  activity
yoga studio: yoga centre, yoga school | yoga near me, yoga classes, join yoga, stretch and breathe, yoga teacher
`)
