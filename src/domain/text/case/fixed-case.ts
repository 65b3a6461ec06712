import { onFirstUse } from "../../on-first-use.ts"
import { wordSet } from "../words/word-set.ts"
import { makerNames } from "./names/maker-names.ts"
import { peopleNames } from "./names/people-names.ts"
import { productNames1 } from "./names/product-names-1.ts"
import { productNames2 } from "./names/product-names-2.ts"
import { productNames3 } from "./names/product-names-3.ts"

const byLowercase = (names: Iterable<string>): ReadonlyMap<string, string> =>
  new Map([...names].map((name) => [name.toLowerCase(), name]))

/** Names of makers and products with fixed capitals, by their lowercase spelling. */
export const fixedCase = byLowercase([
  ...makerNames,
  ...wordSet(`
      iPhone iPad iMac iPod iCloud iOS iPadOS macOS watchOS AirPods AirTag MacBook PlayStation Xbox GoPro YouTube TikTok
      eBay Etsy Shopify PayPal WhatsApp Bluetooth Dropbox GitHub OneDrive LinkedIn JavaScript TypeScript MusicXML
      PowerPoint OneNote eBook eSIM DeWalt KitchenAid McDonald's Venmo Instagram Facebook Pinterest Android Netflix
      Spotify Google Microsoft Nintendo Canon Nikon Sony Samsung Fujifilm Olympus Pentax Leica Kodak Polaroid Panasonic
      Uber Airbnb Gmail TDCi Honda Toyota Mazda Nissan Subaru Hyundai Volkswagen Audi Mercedes Porsche Volvo Renault Peugeot Citroen Chevrolet
      Chevy Yamaha Kawasaki Suzuki Ducati Harley Bosch Makita Ryobi Stihl Husqvarna Dyson Whirlpool Maytag Frigidaire
      Dell Lenovo Logitech Garmin Fitbit Adidas Nike Levi's Patagonia Mario Zelda Pokemon Minecraft Stardew Disney
      LandCruiser Shoprider Invacare Butterick Burda McCalls Shimano USB-C SaaS PhD RoHS Shimano Brompton Lego IKEA Tupperware Velcro Teflon Kevlar Gore-Tex Wi-Fi
      Aqueon Fluval Pyrex Tefal Nespresso Keurig Cuisinart Playmobil Hornby Warhammer Gibson Ibanez Casio
      Seiko Rolex Swarovski Reebok Asics Birkenstock Carhartt Barbour Uniqlo Zara Primark Lululemon
      Vauxhall Skoda Kia Chrysler Pontiac Vespa Piaggio Aprilia Lexus Acura Cadillac Buick
      Festool Kenmore Frigidaire Amana Schlage Kwikset Victa Heiniger Karcher Miele Siemens Electrolux Indesit Zanussi Hotpoint Beko Smeg Bugaboo Maclaren
      Graco Chicco UPPAbaby NordicTrack PayID Evenflo Cybex Roomba Sonos Bose Sennheiser Technics Marantz Denon Epson Kindle
      Syrian Punjabi Urdu Hindi Gujarati Tamil Bengali Malayalam Somali Tagalog
      Acer Asus Huawei Xiaomi Motorola Nokia Tesla Patreon Twitch Chromecast Roku Alexa Siri Canva Cricut
      Mikuni Keihin Dellorto Holley Hohner Weltmeister Rayburn Janome Bernina Pfaff Elna Juki Passap Skidoo Hilux
      Kubota Deutz Massey Ferguson Fendt Claas Vicon Zetor Ursus Valtra Lamborghini Ferrari Maserati Bugatti Bentley
      Daihatsu Isuzu Mitsubishi Datsun Opel Dacia Lada Trabant Wartburg Mahindra Bajaj Hyosung Husaberg Bultaco
      Montesa Lambretta Zundapp Minarelli Tohatsu Evinrude Mercruiser Briggs Tecumseh Kohler Yanmar Hatz Cummins
      Komatsu Hitachi Takeuchi Metabo Hilti Festo Mitutoyo Starrett Myford Boxford Bessey Dremel Einhell Sealey
      Knipex Wera Wiha Bahco Fiskars Victorinox Opinel Leatherman Wusthof Zwilling Sabatier Bialetti DeLonghi Gaggia
      Rancilio Breville Thermomix Vitamix Zeiss Hasselblad Mamiya Rolleiflex Yashica Minolta Voigtlander Bronica
      Tamron Manfrotto Gitzo Rickenbacker Gretsch Epiphone Takamine Steinway Bechstein Bluthner Wurlitzer Korg
      Behringer Zildjian Sabian Paiste Selmer Besson Boosey Stradivarius Shure Neumann Marklin Fleischmann Bachmann
      Dometic Jayco PowerShot CoolPix Lumix Instax FinePix EasyShare Handycam Rollei Praktica Zorki Holga Tokina Vivitar Sekonic
      Disston Narex Paslode Hikoki Flymo Qualcast Hayter Manitou Stratocaster Telecaster Squier Yanagisawa Moog Akai Sansui
      Onkyo Nakamichi Wharfedale Celestion Ortofon Grundig Philips Telefunken Blaupunkt Lowrance Humminbird Daiwa
      Rapala Okuma Berghaus Deuter Vango Traeger Kamado Jetboil Thule Yakima Hobie Goldline Skullcandy Plantronics Jabra
      Anker Belkin Netgear Linksys Ubiquiti Wacom Moleskine Faber-Castell Staedtler Copic Crayola Playdoh Nerf Barbie
      Holden Redmi SRAM Campagnolo Raymarine Peco Ilford Oppo ThinkPad Nilfisk Scania Iveco Crocs Wedgwood Spode Doulton Hisense
      Haier Schacht Orvis Fortnite Zelle Roblox
      Sylvanian Schleich Bratz Tonka Britax Maxi-Cosi Ergobaby BabyBjorn Medela Joovy Zojirushi
      Kenko Tupperware Corningware Vollrath Robot-Coupe Insinkerator Bissell Numatic Swarovski
      Cordura Primaloft Polartec Vibram Dyneema Tencel Carrara Formica Corian Sikaflex Loctite
      Gauteng Connemara Kolhapuri Rajasthani Marathi Telugu Kannada Odia Afrikaans isiZulu isiXhosa Sesotho
      Setswana Kiswahili Yoruba Igbo Hausa Amharic Tigrinya Twi
      Langstroth Lionel Tamiya Revell Airfix Meccano Scalextric Steiff FedEx GoodNotes QuickBooks Xero C&C Ltd LP i3 i5 i7 i9
    `),
])

const peopleForms = byLowercase(peopleNames)

/** A word in its own case, whether it names a maker, a people or a festival. */
export const ownCaseOf = (low: string): string | undefined => fixedCase.get(low) ?? peopleForms.get(low)

/** A name in its own case: "iPhone" of "Iphone", and "UppaBaby" or "UPPAbaby" as it was typed. */
export const fixedForm = (word: string): string | undefined => {
  const fixed = ownCaseOf(word.toLowerCase())
  return fixed !== undefined && /^(?:(?:\p{Lu}\p{Ll}+){2,}|\p{Lu}{3,}\p{Ll}{3,})$/u.test(word) ? word : fixed
}

const phrases = [
  productNames1,
  productNames2,
  productNames3,
  "New Holland|Massey Ferguson|John Deere|David Brown tractor|Case IH|Land Rover|Range Rover|Land Cruiser|Royal Enfield|Moto Guzzi",
  "Alfa Romeo|Aston Martin|Rolls Royce|Arctic Cat|Le Creuset|Fisher & Paykel|Hamilton Beach|Black & Decker",
  "Briggs & Stratton|Briggs and Stratton|Allis Chalmers|International Harvester|Ferguson TE20|Hornby Dublo|Canada Post|Aus Post|NZ and Aus|Aus and NZ",
  "Thunder Bay|Moose Jaw|Medicine Hat|Wagga Wagga|Alice Springs|Coffs Harbour|Port Macquarie|Byron Bay|Hervey Bay|Milton Keynes",
  "Google Drive|Google Maps|Google Pay|Google Play|App Store|Play Store|Apple Watch|Apple Pay|Apple Health|Face ID|Touch ID|Gas Safe|EID reader|EID tag|EID tags",
  "Mother's Day|Father's Day|Valentine's Day|New Year's Eve|Black Friday|Super Mario|Stardew Valley|Rainforest Alliance",
  "Samsung Galaxy|Google Pixel|MacBook Pro|MacBook Air|iPad Pro|iPad Air|iPad Mini|Nintendo Switch|Harley Davidson",
  "Honda Civic|Honda Accord|Toyota Corolla|Toyota Prius|Ford Focus|Ford Fiesta|Ford Mustang|Volkswagen Golf|Xbox One",
  "English and Polish|English or Polish|Polish and English|English and Turkish",
  "New York|Los Angeles|San Francisco|San Diego|Las Vegas|New Orleans|Salt Lake City|United Kingdom|United States",
  "Microsoft Word|Microsoft Excel|Word and Excel|Excel and Word|Google Docs|Google Sheets|Port Talbot",
  "N gauge|O gauge|OO gauge|HO scale|OO scale|N scale|Royal Mail|Parcel Force|Silver Cross|Dungeons & Dragons|A3|A4|A5|A6|uPVC|3M tape|3M adhesive|3M strips|3M pads",
  "New Mexico|New Jersey|New Hampshire|North Carolina|South Carolina|North Dakota|South Dakota|West Virginia|Rhode Island",
  "Nova Scotia|New Brunswick|British Columbia|Prince Edward Island|New South Wales|South Australia|Western Australia",
  "Northern Territory|Northern Ireland|North Yorkshire|South Yorkshire|West Yorkshire|East Sussex|West Sussex",
  "Isle of Wight|Isle of Man|Great Britain|New Zealand|South Africans|South African|South Africa|New Zealanders|Hong Kong|Saudi Arabia|Sri Lanka|Costa Rica|Puerto Rico|North America|South America",
]
  .join("|")
  .split("|")
  .map((phrase) => phrase.trim())
  .filter((phrase) => phrase !== "")

const firstWord = /(?<![\p{L}\d])[\p{L}\d]+/gu
const isPartOfWord = /^[\p{L}\d]/u

/** The names by their first words, the longest first: "Land Rover Defender" before "Land Rover". */
const byFirstWord = onFirstUse(() => {
  const found = new Map<string, string[]>()
  for (const phrase of phrases.toSorted((a, b) => b.length - a.length)) {
    const [first = ""] = phrase.toLowerCase().match(firstWord) ?? []
    found.set(first, [...(found.get(first) ?? []), phrase])
  }
  return found
})

/** Names of several words with their own case. */
export function withFixedPhrases(text: string): string {
  let written = ""
  let end = 0
  for (const { 0: word, index } of text.matchAll(firstWord)) {
    const name =
      index < end
        ? undefined
        : byFirstWord()
            .get(word.toLowerCase())
            ?.find((each) => isAt(text, index, each))
    if (name === undefined) continue
    written += text.slice(end, index) + name
    end = index + name.length
  }
  return written + text.slice(end)
}

/** "echoMAP" is how the maker writes it. */
const isOwnForm = /\p{Ll}\p{Lu}/u

const isAt = (text: string, at: number, name: string): boolean =>
  text.slice(at, at + name.length).toLowerCase() === name.toLowerCase() &&
  !isOwnForm.test(text.slice(at, at + name.length)) &&
  !isPartOfWord.test(text.slice(at + name.length, at + name.length + 1))
