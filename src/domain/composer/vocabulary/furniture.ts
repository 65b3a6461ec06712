import { readRows } from "./row.ts"

/** Furniture, indoors. */
export const furniture = readRows(`
armchair: arm chair, lounge chair, accent chair | living room seating, reading nook, home furniture, lounge furniture,
  reading corner
bar cart: drinks trolley, serving cart, bar trolley | home bar, entertaining, lounge furniture, drinks party, cocktail
  hour
bar stool: counter stool, breakfast bar stool, barstool | kitchen island, breakfast counter, kitchen seating, home bar,
  bar furniture
bean bag: beanbag, bean bag chair | lounge seating, games room, floor seating, reading corner, den furniture
bed: bed frame, bedstead, bedframe | bedroom furniture, sleeping, home furniture, guest room, bedroom set
bedside table: nightstand, night stand, bedside cabinet | bedroom furniture, bed side storage, home furniture, lamp
  table, guest room
bench: seating bench, bench seat | hallway seating, home furniture, extra seating, entryway, end of bed
bookcase: bookshelf, book shelf, book cabinet | home library, living room storage, book storage, study furniture,
  reading room
bunk bed: bunkbed, double decker bed | bedroom furniture, shared bedroom, sleepover, home furniture, siblings room
cabinet: storage cabinet, cupboard | home storage, home furniture, storage furniture, room organising, shelves and doors
chair: seat, furniture chair | home furniture, seating, room furniture, extra seat, interior design
chest of drawers: dresser, drawer chest, drawer unit | bedroom furniture, clothes storage, home furniture, bedroom
  storage, folded clothes
coffee table: cocktail table, lounge table, living room table | lounge furniture, home furniture, sofa table, living
  room decor, interior design
console table: hallway table, entry table, hall table | hallway furniture, entryway decor, home furniture, behind sofa,
  entrance hall
desk: writing desk, work desk, study desk | home office, study furniture, workspace, office furniture, working from home
dining chair: kitchen chair, dining room chair, dinner chair | dining furniture, seating, home furniture, eating area,
  dining set
dining table: kitchen table, dinner table, dining room table | dining furniture, home furniture, family meals, eating
  area, dining set
display cabinet: curio cabinet, showcase cabinet | dining furniture, collection display, home furniture, dining storage,
  ornament display
dressing table: vanity table, makeup table, vanity desk | bedroom furniture, makeup station, home furniture, getting
  ready, dressing room
filing cabinet: file cabinet, file drawer | office furniture, home office, document storage, paperwork storage, office
  storage
futon: futon bed, futon sofa | guest room, living room seating, overnight guests, home furniture, studio flat
gaming chair: gamer chair, computer gaming chair | gaming setup, desk setup, gamer room, computer desk, home office
headboard: bed headboard, bed head | bedroom furniture, bedroom decor, bed upgrade, bedroom makeover, home furniture
kitchen island: kitchen cart, island unit | kitchen furniture, kitchen storage, food prep, kitchen makeover, breakfast
  bar
magazine rack: magazine holder, newspaper rack | living room storage, reading corner, office storage, home organising,
  journal storage
office chair: desk chair, computer chair, swivel chair | home office, office furniture, desk setup, working from home,
  study seating
ottoman: pouffe, footrest, pouf | lounge furniture, foot rest, home furniture, extra seat, lounge seating
plant stand: plant shelf, plant holder, flower stand | houseplant display, indoor plants, plant corner, plant lover
  gift, home decor
recliner: reclining chair, recliner chair | living room seating, lounge furniture, home furniture, tv room, home cinema
  seat
rocking chair: rocker, rocker chair | rocking seat, home furniture, living room seating, reading corner, porch seating
room divider: folding screen, privacy screen | room separation, studio flat, home furniture, open plan living, dressing
  screen
sectional sofa: corner sofa, sectional, sectional couch | living room seating, lounge furniture, home furniture, family
  room, tv room
shelf: shelf board, display shelf | home storage, home organising, living room, shelving, home decor
shelving unit: storage shelf, storage rack | home storage, home organising, storage furniture, storage ideas, utility
  room
shoe rack: shoe shelf, shoe organiser, shoe storage | hallway storage, entryway, mudroom, footwear tidy, home organising
side table: end table, accent table, occasional table | lounge furniture, sofa side, home furniture, reading corner,
  lamp stand
sideboard: buffet cabinet, credenza | dining furniture, living room storage, home furniture, dining storage, tv wall
sofa bed: sleeper sofa, pull out couch, bed settee | guest room, living room seating, overnight guests, home furniture,
  lounge furniture
sofa: couch, settee, lounge sofa | living room seating, lounge furniture, home furniture, living room suite, family room
standing desk: sit stand desk, stand up desk | home office, workspace, office furniture, working from home, desk setup
stool: seating stool, backless seat | extra seat, home furniture, stool seating, room furniture, perch seat
storage chest: storage trunk, blanket box | bedroom storage, end of bed, home furniture, blanket storage, storage
  furniture
table: table furniture, tabletop | home furniture, table setting, room furniture, interior design, furnishing a home
tv stand: tv unit, media console, tv cabinet | lounge furniture, media storage, entertainment centre, home furniture,
  living room
wall shelf: hanging shelf, wall mounted shelf | wall storage, home organising, living room wall, shelf decor, home decor
wardrobe: armoire, clothes cupboard | bedroom furniture, clothes storage, home furniture, bedroom storage, hanging rail
workbench: work bench, tool bench | garage workshop, woodworking, home workshop, shed furniture, diy projects
`)
