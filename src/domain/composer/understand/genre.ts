/** What kind of thing a listing is about; each kind is told in its own way. */
export type Genre = "goods" | "app" | "video" | "service" | "auction" | "local"
