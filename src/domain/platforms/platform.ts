/** All that the product knows of one selling or publishing platform. */
export interface Platform {
  readonly id: string
  readonly label: string
  /** What the landing page promises for it. */
  readonly note: string
  /** A hue in degrees: a small tint, by which the eye finds the platform again. */
  readonly tintHue: number
}
