import { wordSet } from "./word-set.ts"

/** Names whose capitals are fixed, by their lower-case spelling. */
export const fixedCase: ReadonlyMap<string, string> = new Map(
  [
    ...wordSet(`
      iPhone iPad iMac iPod iCloud iOS iPadOS macOS watchOS AirPods AirTag MacBook PlayStation Xbox GoPro YouTube TikTok
      eBay Etsy Shopify PayPal WhatsApp Bluetooth Dropbox GitHub OneDrive LinkedIn JavaScript TypeScript
      PowerPoint OneNote eBook eSIM DeWalt KitchenAid McDonald's Venmo Instagram Facebook Pinterest Android Netflix
      Spotify Google Microsoft Nintendo Canon Nikon Sony Samsung Fujifilm Olympus Pentax Leica Kodak Polaroid Panasonic
      Honda Toyota Mazda Nissan Subaru Hyundai Volkswagen Audi Mercedes Porsche Volvo Renault Peugeot Citroen Chevrolet
      Chevy Yamaha Kawasaki Suzuki Ducati Harley Bosch Makita Ryobi Stihl Husqvarna Dyson Whirlpool Maytag Frigidaire
      Dell Lenovo Logitech Garmin Fitbit Adidas Nike Levi's Patagonia Mario Zelda Pokemon Minecraft Stardew Disney
      Shimano Brompton Lego Ikea Tupperware Velcro Teflon Kevlar Gore-Tex Wi-Fi
    `),
  ].map((name): [string, string] => [name.toLowerCase(), name]),
)
