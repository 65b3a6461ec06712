import type { PublicHead } from "../../src/web/content/public-heads.ts"

/** Stands in the HTML where the address of this installation belongs; the server fills it in. */
export const originPlaceholder = "__ORIGIN__"

/** The lines of a public page's head that tell search engines and link previews what it is. */
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
