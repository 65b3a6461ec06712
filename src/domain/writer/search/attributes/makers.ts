import { wordSet } from "../../../text/words/word-set.ts"

/** Makers of whole things, in lowercase; the name's own spelling is shown. */
const makers: ReadonlySet<string> = new Set([
  ...wordSet(`
    acer adidas aeg akai akg asics asus awa bachmann bahco barbour behringer beko berghaus bernina bianchi
    birkenstock bisley blackberry bmw boardman bosch bose bostitch breville britax brompton bsa bugaboo burberry
    callaway campagnolo cannondale canon carhartt casio chanel chicco clarks coleman contigo converse crocs
    cuisinart cybex dahon daiwa de'longhi dell delonghi denby denon deuter dewalt dinky dji dunlop dyson einhell
    electrolux epiphone epson ercol evinrude fender festool fitbit flymo focusrite ford fujifilm garmin garrard
    gibson gopro graco gretsch grundig gucci hasbro hikoki hitachi hohner holden honda hoover hornby hotpoint hp
    huawei husqvarna ibanez ikea indesit jbl jcb jellycat joie joolz jvc karcher kawasaki kenmore kenwood kitchenaid
    kodak korg kubota lego leica lenovo levi's lg lladro logitech longchamp lowa ludwig maclaren magimix makita
    manfrotto marantz matchbox mattel maxi-cosi maytag meccano medela meindl merida metabo michelin microsoft miele
    milwaukee minolta mizuno moorcroft motorola mountfield mulberry nespresso nike nikon nintendo nokia numatic
    nutribullet oakley olivetti olympus orbea panasonic pandora patagonia pentax peugeot pfaff philips pirelli
    playmobil polaroid portmeirion prada qualcast radley raleigh ravensburger rca reebok rickenbacker roland rolex
    ryobi sabian salomon samsung scalextric schwinn seiko sennheiser shimano shure siemens silverline singer
    skechers slazenger smeg sonos sony speedo spode squier sram stannah staub stanley steiff stihl stokke suzuki swarovski
    takamine tama tamron tannoy taylormade technics tefal thermos thule timberland tissot titleist tommee tomtom
    toshiba toyota traeger trangia ugg uppababy vango vauxhall vax victa volkswagen wahl warhammer weber wedgwood
    whirlpool worx wusthof xiaomi yamaha yashica yonex zanussi zildjian
  `),
  ...[
    "massey ferguson",
    "buffet crampon",
    "silver cross",
    "hornby dublo",
    "john deere",
    "fisher price",
    "dr martens",
    "le creuset",
    "north face",
    "new balance",
    "ray ban",
    "michael kors",
    "kate spade",
    "royal doulton",
    "royal albert",
    "emma bridgewater",
    "parker knoll",
    "morphy richards",
    "russell hobbs",
    "hot wheels",
    "hydro flask",
    "abu garcia",
  ],
])

export const isKnownMaker = (name: string): boolean => makers.has(name)
