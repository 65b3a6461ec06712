import { readRows } from "./row.ts"

/** Stationery, cards, printables, parties and weddings. */
export const paperAndParty = readRows(`
advent calendar: advent countdown, december calendar | december days, festive decor, holiday tradition, advent
  tradition, festive countdown
backdrop: photo backdrop, photography backdrop | photo booth, party wall, photo studio, event decor, party decorations
balloon arch: balloon garland, balloon arch kit | party decorations, party backdrop, celebration decor, event decor,
  party supplies
balloon: party balloon, balloon decoration | party decorations, party planning, party supplies, balloon arch,
  celebration decor
banner: party banner, garland banner | party decorations, celebration decor, wall hanging, party supplies, event decor
birthday card: bday card, happy birthday card | birthday wishes, card and envelope, party planning, many happy returns,
  snail mail
bookmark: page marker, book mark | book lover gift, reading accessories, bookworm, book club, stocking filler
bouquet: flower bouquet, flower bunch, posy | floral gift, flower arranging, table flowers, flower lover, vase flowers
bridesmaid gift: bridesmaid proposal gift, bridesmaid present | bridesmaid thank you, maid of honour, bridesmaid box,
  thank you present, matron of honour
bunting: flag garland, pennant garland | party decorations, garden party, nursery decor, street party, celebration decor
business card: visiting card, calling card | shop owner, contact details, networking event, company stationery, brand
  identity
cake topper: cake decoration, cake pick | party planning, party cake, cake decorating, celebration cake, dessert table
calendar: yearly calendar, date calendar | year planning, office wall, kitchen wall, date keeping, family schedule
calligraphy set: calligraphy kit, lettering set | hand lettering, ink and nibs, creative hobby, learn lettering,
  invitation writing
christmas card: xmas card, holiday card | festive greetings, card and envelope, season greetings, snail mail, holiday
  mail
christmas ornament: christmas decoration, tree ornament, xmas bauble | christmas tree, festive decor, holiday
  decorating, tree trimming, stocking filler
christmas stocking: xmas stocking, holiday stocking | festive decor, mantel decor, christmas eve, stocking filler,
  holiday decorating
christmas tree: xmas tree, festive tree | festive decor, holiday decorating, tree trimming, living room decor, holiday
  tradition
confetti: table confetti, throwing confetti | party decorations, celebration toss, celebration fun, party supplies,
  table scatter
cupcake topper: cupcake pick, cupcake decoration | party planning, dessert table, cake decorating, party supplies,
  baking decoration
diary: daily diary, journal, day book | daily writing, appointments, stationery lover, memory keeping, desk accessories
digital download: instant download, downloadable file | print at home, digital file, digital product, file to keep,
  download and use
envelope: mailing envelope, letter envelope | stationery supplies, snail mail, card making, invitation mailing, office
  supplies
fountain pen: ink fountain pen, nib pen | handwriting, stationery lover, letter writing, pen collector, writing desk
garland: decorative garland, hanging garland | party decorations, mantel decor, wall hanging, celebration decor, event
  decor
gift bag: present bag, party bag | present wrapping, party favors, gift giving, party supplies, gift packaging
gift card: gift voucher, present voucher | thank you gift, present idea, gift giving, shopping treat, thinking of you
gift tag: present tag, swing tag | gift wrapping, present wrapping, parcel decoration, gift packaging, party favors
gift wrap: wrapping paper, present wrap | present wrapping, gift giving, party supplies, parcel decoration, wrapping
  station
greeting card: greetings card, note card | card and envelope, sending love, stationery lover, say it in writing, snail
  mail
guest book: guestbook, visitor book, signing book | event guests, guest messages, memory keeping, event signing, holiday
  let
highlighter pen: text highlighter, highlighter marker | study notes, school supplies, office supplies, stationery lover,
  journal decorating
ink: pen ink, writing ink, bottled pen ink | calligraphy, letter writing, pen refill, stationery lover, handwriting
invitation template: invite template, editable invitation | party planning, event stationery, print at home, rsvp,
  digital download
invitation: party invite, invite, event invitation | party planning, event stationery, guest list, card and envelope,
  rsvp
journal: diary, writing journal | journaling, daily writing, stationery lover, self reflection, writer gift
label: sticky label, product label | shop owner, packaging, jar labelling, pantry labels, address labels
letter set: letter writing set, stationery set | pen pal mail, snail mail, writing letters, stationery lover, letter and
  envelope
mailer bag: mailing bag, poly mailer, shipping bag | shop owner, order packing, parcel post, shop packaging, shipping
  supplies
notebook: note book, writing notebook, jotter | stationery lover, note taking, desk accessories, office supplies,
  writing pad
notepad: memo pad, note pad, writing pad | desk accessories, shopping lists, stationery lover, office supplies, to do
  lists
packaging box: mailing box, shipping box | shop owner, order packing, parcel post, shop packaging, product packaging
paper plate: party plate, disposable plate | party tableware, picnic gear, party planning, buffet table, party supplies
party decoration: party decor, celebration decoration | party planning, party supplies, event decor, celebration ideas,
  party theme
party favor: party favour, party bag filler | party planning, goody bag, guest gift, party supplies, thank you treat
party hat: celebration hat, party crown | party planning, party supplies, party outfit, celebration wear, photo props
pen: writing pen, ink pen | stationery lover, writing desk, office supplies, note taking, desk accessories
pencil case: pencil pouch, pen case | school supplies, back to school, stationery lover, desk tidy, student gift
pencil: writing pencil, lead pencil | drawing and notes, school supplies, desk accessories, stationery lover, pencil
  case
photo booth prop: photo prop, selfie prop | party fun, party photos, party guests, event fun, party supplies
place card: name card, seating card | table setting, seating plan, dinner party, guest seating, event stationery
planner insert: planner page, planner refill | organising life, weekly planning, ring binder, planner pages, stationery
  lover
planner: agenda, day planner, diary planner | organising life, weekly planning, desk accessories, stationery lover, goal
  setting
postcard: post card, picture postcard | snail mail, postcard collector, pen pal mail, wall collage, postcrossing
printable: print at home file, digital printable | download and print, home printing, digital file, print and use, pdf
  page
resume template: cv template, resume design | job application, job search, career change, job hunting, cover letter
sketch journal: art journal, drawing journal | sketching, travel drawing, stationery lover, artist gift, creative
  practice
sticky note: memo sticker, stick on note | office supplies, desk accessories, reminders, study notes, school supplies
table number: numbered table card, table number card | reception decor, guest seating, event stationery, table setting,
  venue decor
template: editable template, design template | digital file, document design, shop owner, edit and print, layout design
thank you card: thank you note, thankyou card | showing thanks, card and envelope, gratitude, teacher thanks, snail mail
wedding favor: wedding favour, guest favor | wedding reception, guest gift, table setting, wedding table, wedding
  planning
wedding invitation: wedding invite, marriage invitation | wedding stationery, save the date, marriage ceremony, ceremony
  invite, wedding planning
wedding sign: welcome sign, wedding board | wedding decor, reception decor, ceremony entrance, seating display, wedding
  planning
`)
