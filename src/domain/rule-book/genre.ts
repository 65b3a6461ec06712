/**
 * The subject of a platform's listings: new goods, used things for auction or for the neighbors, an app, a video, or a
 * business that provides a service. Each is written in its own way.
 */
export type Genre = "goods" | "app" | "video" | "service" | "auction" | "local"

/** Whether a thing is sold: new, by auction, or to a neighbor. */
export const sellsThings = (genre: Genre): boolean => genre === "goods" || genre === "auction" || genre === "local"
