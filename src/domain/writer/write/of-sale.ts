/** What a hasty text says of money, delivery and meeting: no reason to buy, and no news of the thing. */
export const ofSale =
  /[£$€]|\d\.\d\d\b|\b(?:for|from) \d|\d (?:a|each|or) |\b(?:dollars?|quid|tenner|offers?|trades?|swaps|ships?|posts?|post|collect|whatsapp|cash|card|pick up|busy|mondays?|returns?|call|txt|text me|ring|sat|sept?|orders|notice)\b/i
