import { readRows } from "./row.ts"

/** What people collect. */
export const collectibles = readRows(`
anime figure: manga figure, anime statue | figure collector, anime fan, display shelf, otaku room, fan collectibles
antique: antique piece, antique item | antique collector, antique shop, period home, period piece, collector gift
ashtray: smoking ashtray, smokers ashtray | smoker gift, patio table, tobacciana, table accessory, cigar lounge
autograph: celebrity autograph, autograph item | autograph collector, memorabilia, fan collectibles, framed display,
  celebrity fan
banknote: bank note, paper money | currency collecting, numismatics, collector album, notaphily, collector gift
baseball card: baseball trading card, ballplayer card | card collector, sports memorabilia, ball player card, card
  binder, sports fan
booster pack: card pack, trading card pack | pack opening, card collector, trading cards, card game player, deck
  building
button badge: pinback button, pin back badge, badge | badge collector, jacket decor, backpack decor, party favor,
  campaign badge
card binder: card album, trading card binder | card collector, card storage, trading cards, collection pages, card
  protection
card sleeve: trading card sleeve, deck sleeve | card collector, card protection, deck building, card game player, card
  storage
coin: collectible coin, collector coin | coin collector, numismatics, currency collecting, coin album, collector gift
collectible plate: collector plate, decorative plate | plate collector, display cabinet, wall display, cabinet piece,
  plate wall
collector pin: collectible pin, badge pin | pin collector, lapel wear, pin trading, jacket decor, pin board
concert poster: gig poster, band poster | music memorabilia, music lover gift, poster collector, music room wall, wall
  art
ephemera: printed ephemera, ephemera lot | junk journal, scrapbooking, collage art, archive collector, social history
fossil: fossil specimen, petrified specimen | fossil collector, nature study, geology gift, mineral shelf, prehistoric
  find
fridge magnet: refrigerator magnet, magnet | kitchen decor, magnet collector, fridge door, souvenir, memo board
graded card: slabbed card, card slab | card collector, card display, trading cards, card investment, card vault
locomotive: model locomotive, loco, model engine | railway modelling, train layout, model collector, model railroad,
  train lover gift
lunch tin: collector tin, lunch pail | tin collector, kitchen shelf, advertising tin, storage tin, kitchenalia
medal: collector medal, decoration medal | medal collector, medal display, display case, keepsake, medal rack
memorabilia: collectible memorabilia, fan memorabilia | fan collectibles, display case, collector gift, nostalgia,
  collector room
meteorite: meteorite specimen, space rock | space collector, nature study, astronomy gift, rock collector, geology gift
militaria: military collectible, army memorabilia | history collector, military history, war memorabilia, regimental
  items, collector display
mineral wagon: coal wagon, ore wagon | railway modelling, train layout, model collector, freight train, model railroad
mineral: mineral specimen, rock specimen | rock collector, geology gift, rock shelf, nature study, lapidary
miniature: tabletop miniature, mini figure | tabletop gaming, figure painting, diorama, role playing games, wargaming
minifigure: mini figure, minifig | brick collector, figure collector, display case, building toys, brick fan
model aircraft: model airplane, model plane | model making, aviation fan, display shelf, scale models, aviation gift
model car: scale model car, diecast car | model collector, display shelf, car lover gift, scale models, diecast
  collector
model kit: scale model kit, model building kit | model making, scale models, hobby bench, model builder, display model
model train: model railway, train model, model railroad | railway modelling, train layout, model collector, hobby room,
  train lover gift
model wagon: railway wagon, model rolling stock | railway modelling, train layout, model collector, freight train, model
  railroad
movie poster: film poster, cinema poster | film memorabilia, film lover gift, home cinema wall, poster collector, wall
  art
movie prop: film prop, prop replica | film memorabilia, cosplay, display piece, fan collectibles, prop collector
music box: musical box, melody box | keepsake, nursery shelf, tune player, collector gift, trinket box
pocket lighter: cigarette lighter, smokers lighter | lighter collector, smoker gift, everyday carry, fire starter,
  collector gift
porcelain figurine: porcelain ornament, porcelain figure | porcelain collector, display cabinet, mantel decor, cabinet
  piece, collector gift
postage stamp: postal stamp, collectible stamp | stamp collector, philately, stamp album, postal history, collector gift
rock tumbler: rock polisher, rock tumbling machine | rock collector, polishing rocks, lapidary, geology gift, creative
  hobby
shunter: shunting locomotive, shunter loco | railway modelling, train layout, model collector, model railroad, train
  lover gift
smoking pipe: tobacco pipe, smokers pipe | pipe collector, smoker gift, pipe rack, tobacciana, gentleman gift
snow globe: snowglobe, snow dome, water globe | globe collector, shelf decor, keepsake, desk decor, winter scene
souvenir: travel souvenir, keepsake | travel memories, holiday reminder, trip keepsake, traveller gift, memory shelf
sports card: sport trading card, player card | card collector, card binder, sports fan, sports memorabilia, pack opening
thimble: sewing thimble, collector thimble | thimble collector, sewing box, needlework, display rack, souvenir
ticket stub: concert ticket, collector ticket | memory keeping, music memorabilia, scrapbooking, event souvenir, ticket
  collector
trading card: collectible card, collector card, tcg card | card collector, card binder, card game player, pack opening,
  card sleeves
`)
