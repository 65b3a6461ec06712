/**
 * What kind of thing a platform's listings are about: new goods, things for auction or for the neighbours, an app, a video,
 * or a business that does something. Each kind is told in its own way.
 */
export type Genre = "goods" | "app" | "video" | "service" | "auction" | "local"
