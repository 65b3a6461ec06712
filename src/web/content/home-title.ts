/** The landing page's title, which the page also shows in its preview of itself. */
export const homeTitle = "SEO content for ten selling platforms"
