import type { KindRows } from "./kind-rows.ts"

export const collectiblesAndMediaKinds: KindRows = {
  "vinyl record": "vinyl album, vinyl lp, lp record, record album, 33 rpm record; vinyl, music album, records",
  lp: "vinyl record, vinyl album, record album, vinyl lp, lp record; vinyl, music album, records",
  cd: "compact disc, music cd, cd album; music, albums",
  dvd: "dvd movie, dvd film, dvd disc; movies, films",
  "blu-ray": "blu ray disc, bluray, blu ray movie; movies, films",
  "cassette tape": "music cassette, audio tape, tape cassette; music, retro media",
  book: "reading book, printed book; books",
  cookbook: "cook book, recipe book, cookery book; recipes, cooking book",
  "recipe book": "cookbook, cook book, cookery book; recipes",
  "comic book": "comic, comic issue; graphic novels",
  comic: "comic book, comics, comic issue; comics and graphic novels",
  magazine: "periodical, magazine issue, mag; magazines",
  "postage stamp": "stamp collecting, collectible stamp, philatelic stamp; stamps, philately",
  coin: "collectible coin, coin collecting, collector coin; coins, numismatics",
  banknote: "paper money, bank note, currency note; currency collecting, notaphily",
  "trading card": "collectible card, collector card, tcg card; card collecting, trading cards",
  "pokemon card": "pokemon tcg, pokemon trading card, pokemon collectible; trading cards, tcg",
  figurine: "figure, statuette, collectible figure, small statue; collectibles, shelf decor",
  sculpture: "statue, art sculpture, sculpted art; artwork, home decor",
  statue: "sculpture, figurine, statuette; home decor, decorative statue",
  typewriter:
    "manual typewriter, typing machine, mechanical typewriter; office machines, writing machine, collectible typewriter",
  "portable typewriter":
    "manual typewriter, typing machine, travel typewriter, mechanical typewriter; writing machine, collectible typewriter",
  "model train": "model railway, model locomotive, railway model, train model; model railways, model trains",
  "model railway locomotive":
    "model train, model locomotive, model engine, railway engine; model railways, model trains",
  "diesel shunter":
    "model locomotive, shunting engine, diesel loco, shunter loco, model train, diesel locomotive; model railway, model railways",
  locomotive: "loco, model locomotive, railway engine; model railway, model trains",
  "mineral wagon":
    "model wagon, goods wagon, railway wagon, freight wagon, coal wagon, model railway wagon; rolling stock, model railway, freight rolling stock",
  "lego set": "lego kit, building set, brick set, construction set; building toys, lego",
  "model kit": "model making kit, scale model kit, plastic kit, hobby kit; scale modelling, model making",
  "video game": "game, computer game, console game; gaming, video games",
  "snes game":
    "super nintendo game, snes cartridge, super nes game, nintendo game, snes cart; retro video game, retro gaming, 16 bit game",
  "snes cartridge":
    "super nintendo game, snes game, super nes game, snes cart, nintendo game; retro video game, retro gaming, 16 bit game",
  "teacup and saucer": "cup and saucer, tea cup set, tea set cup; teaware, drinkware",
  "tea set": "tea service, teapot set, tea party set; teaware, tableware",
  decanter: "wine decanter, whisky decanter, spirit decanter, glass decanter; barware, drinks decanter",
  guitar: "guitar instrument, six string guitar; musical instrument, guitars",
  "acoustic guitar": "guitar instrument, folk guitar, six string guitar; musical instrument, guitars",
  "electric guitar": "guitar instrument, rock guitar, six string guitar; musical instrument, guitars",
  "guitar strap": "guitar belt, guitar shoulder strap, instrument strap; guitar accessories, music accessories",
  "guitar pick": "plectrum, guitar plectrum, pick; guitar accessories, music accessories",
  ukulele: "uke, ukulele instrument; musical instrument, string instrument",
  piano: "piano instrument; musical instrument, keyboard instrument",
  violin: "fiddle, violin instrument, string instrument; musical instrument",
  "drum kit": "drum set, drums, percussion set; musical instrument, drums and percussion",
  "tarot card": "tarot deck, tarot cards, divination cards; fortune telling, oracle cards",
  "tarot deck": "tarot cards, divination deck, card deck; fortune telling, divination",
}
