/** "blue coffee mug" → "#BlueCoffeeMug". */
export function hashtagOf(text: string): string {
  const words = text
    .replace(/['’]/gu, "")
    .split(/[^\p{L}\p{M}\p{Nd}_]+/u)
    .filter((word) => word !== "")
  return `#${words.map((word) => (words.length > 1 ? word.charAt(0).toUpperCase() + word.slice(1) : word)).join("")}`
}
