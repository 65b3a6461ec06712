/** How each is written, whatever was typed: "ios15+", "Android 7 +", "watch" beside an iPhone. */
const written: readonly (readonly [typed: RegExp, name: string])[] = [
  [/(?<!\p{L})ios ?(?=\d)/giu, "iOS "],
  [/(?<!\p{L})iphones(?!\p{L})/gu, "iPhones"],
  [/(?<=\d) \+/gu, "+"],
  [/(?<!\p{L})apple pencil(?!\p{L})/giu, "Apple Pencil"],
  [/(?<!\p{L})chromebook(?=s?(?!\p{L}))/giu, "Chromebook"],
  [/(?<=iPhones?(?!\p{L}).{0,40}(?<!\p{L}))(?<!Apple )watch(?!\p{L}| s\d)/giu, "Apple Watch"],
]

/** "iPhone iOS 15+", "iPhone and watch. no iPad", "iPhone only not iPad": each is one of a row. */
const apart = /(?<=(?<!\p{L})(?:iPhones?|iPads?|Watch|only|\+)(?!\p{L}))[.]? (?=iOS \d|no |not (?!yet))/giu

/** The devices that an app runs on, as their makers write them. */
export const withDevices = (typed: string): string =>
  written.reduce((text, [as, name]) => text.replace(as, name), typed).replace(apart, ", ")
