/** An address as results show it: "https://www.shop.example/mugs" is shop.example. Empty if none was given. */
export const showHost = (address: string): string =>
  address
    .trim()
    .replace(/^[a-z]+:\/\//i, "")
    .replace(/^www\./i, "")
    .replace(/[/?#\s].*$/s, "")
    .toLowerCase()
