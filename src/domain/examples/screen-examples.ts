import type { PlatformId } from "../platform-summaries.ts"
import type { Example } from "./example.ts"

/** Invented sellers of things that are watched or installed. */
export const screenExamples: Readonly<Record<Extract<PlatformId, "youtube" | "appstore" | "playstore">, Example>> = {
  youtube: {
    businessName: "Greasy Knuckles",
    industry: "Car repair tutorials",
    description:
      "Car repair for people who have never opened the hood. Hand tools only, torque values on screen, and every mistake left in.",
    channelName: "Greasy Knuckles",
    videoTitle: "How to change front brake pads on a Honda Civic",
    videoDescription:
      "Front brake pads on a 2012 Honda Civic in a driveway, with hand tools and a jack.\n00:00 Tools and parts\n02:10 Removing the wheel\n04:35 Removing the caliper\n08:20 Pressing the piston back\n11:45 Fitting the new pads\n15:30 Torque values and the first drive",
    videoCategory: "Autos & Vehicles",
    videoType: "Tutorial",
    videoLength: "18:40",
    videoTags: "brake pads, honda civic, diy brakes",
    uploadSchedule: "Every other Thursday",
    contentTheme: "Car repair for beginners",
    videoThumbnailDescription: "A worn and a new brake pad side by side, with the words 60 minutes",
    targetKeywords: "change brake pads, honda civic brake pads, diy brake pads, front brakes at home",
    targetAudience: "Beginners who want to save the cost of a garage",
    uniqueSellingProposition: "Only tools from a $60 kit are used",
    customerPainPoints: "Videos that skip the step where the bolt is stuck",
    products: [
      {
        name: "How to Change Front Brake Pads on a Honda Civic",
        category: "Autos & Vehicles",
        description:
          "A step-by-step video for the front brake pads of a 2012 to 2015 Honda Civic: removing the wheel and the caliper, pressing the piston back with a clamp, fitting the new pads, 80 ft-lb on the lug nuts, and bedding the brakes in.",
      },
    ],
  },
  appstore: {
    businessName: "Tern Labs",
    industry: "Running and fitness apps",
    description:
      "A running coach that plans your week around your calendar. It reads your free hours, your sleep and your last runs, and moves a session when life gets in the way. Voice cues work without a connection. No account is needed and no data leaves the phone.",
    appName: "Tern",
    appCategory: "Health & Fitness",
    deviceCompatibility: "iPhone and Apple Watch, iOS 17 or later",
    appFeatures:
      "Adaptive weekly plan\nReads free hours from your calendar\nVoice cues without a connection\nPlans from 5K to marathon\nHeart rate zones on Apple Watch\nNo account needed",
    appVersion: "2.3",
    serviceType: "Free with a yearly subscription",
    targetKeywords: "running coach, training plan, marathon training, couch to 5k, run tracker",
    targetAudience: "Runners with a job, children and an irregular week",
    uniqueSellingProposition: "The plan moves a session by itself when a meeting takes its place",
    customerPainPoints: "Training plans that fall apart after the first missed run",
    priceRange: "Free, $29.99 a year",
    products: [
      {
        name: "Tern: Running Coach",
        category: "Health & Fitness",
        description:
          "Adaptive running plans from 5K to marathon that fit around your calendar, with offline voice cues and heart rate zones on Apple Watch.",
      },
    ],
  },
  playstore: {
    businessName: "Pantry Robin",
    industry: "Household and kitchen apps",
    description:
      "Keeps track of what is in your kitchen. Scan a barcode, and it remembers the date and warns three days before something goes off. It suggests dinners from what has to be used first, and shares one shopping list with the whole household.",
    appName: "Pantry Robin",
    appCategory: "Food & Drink",
    deviceCompatibility: "Android 9 and up, phones and tablets",
    appFeatures:
      "Barcode scanner\nWarns three days before the date\nDinner ideas from what you have\nOne shopping list for the household\nWorks offline\nNo ads",
    appVersion: "4.1",
    serviceType: "Free, with one payment of $6.99 for more than one household",
    targetKeywords: "pantry tracker, expiry date reminder, food waste app, shared shopping list",
    targetAudience: "Families and flat shares who throw away too much food",
    uniqueSellingProposition: "It suggests a dinner from exactly what goes off first",
    customerPainPoints: "A third jar of cumin, and yoghurt found two weeks too late",
    priceRange: "Free, $6.99 once",
    brandStory: "Began as a spreadsheet on a fridge door in Leeds.",
    products: [
      {
        name: "Pantry Robin: Food Tracker",
        category: "Food & Drink",
        description:
          "Pantry and fridge tracker with barcode scanner, expiry reminders, dinner ideas from what you have, and a shopping list shared by up to six people. Works offline, no ads.",
      },
    ],
  },
}
