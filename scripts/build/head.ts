import type { PublicHead } from "../../src/web/content/public-heads.ts"

/** Placeholder in the HTML for the address of this installation; the server fills it in. */
export const originPlaceholder = "__ORIGIN__"

/** The head lines of a public page that describe it to search engines and link previews. */
export function headOf(
  path: string,
  title: string,
  { description, isIndexed, pictureLine }: PublicHead,
  { siteName, picture }: { siteName: string; picture: string },
): string[] {
  const address = `${originPlaceholder}${path}`
  const properties = {
    "og:type": "website",
    "og:site_name": siteName,
    "og:title": title,
    "og:description": description,
    "og:url": address,
    "og:image": `${originPlaceholder}${picture}`,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": `${title}. ${pictureLine}`,
  }
  return [
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<link rel="canonical" href="${address}" />`,
    ...(isIndexed ? [] : ['<meta name="robots" content="noindex" />']),
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
  ]
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
