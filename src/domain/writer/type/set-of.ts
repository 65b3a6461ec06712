/** "A set of three steel bowls" are steel bowls. */
export const setOf =
  /^(?:an? )?(?:sets?|packs?|pairs?|box(?:es)?|bundles?|(?:job ?)?lots?|collections?|bags?) of (?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)\s+)?(?=\p{L})/iu
