/** Names of several words, by the alphabet. */
export const productNames2 = `
  Google Tag Manager|Google Takeout|Google Tasks|Google Translate|Google Trends|Google TV|Google Wallet|
  Google Workspace|GoPro Fusion|GoPro Hero|GoPro Hero 10|GoPro Hero 11|GoPro Hero 12|GoPro Hero 13|GoPro Hero 7|
  GoPro Hero 8|GoPro Hero 9|GoPro Hero Black|GoPro Max|GoPro Session|Gordon Ramsay|Graco Nautilus|Graco Pack n Play|
  Graco SnugRide|Gran Turismo|Gran Turismo 7|Grand Canyon|Grand Cherokee|Grand Marquis|Grand National|Grand Prix|
  Grand Rapids|Grand Seiko|Grand Theft Auto|Grand Theft Auto V|Grand Vitara|Grand Voyager|Great Barrier Reef|
  Great British Bake Off|Great Pyrenees|Great Western Railway|Greater London|Greater Manchester|Green Bay Packers|
  Green Egg BBQ|Green Flag Award|Gregory Baltoro|Grey Goose Vodka|Groundhog Day|Guinness Book of Records|
  Guinness Toucan|Guinness World Records|Guitar Hero Live|Gulf Coast|Gulf of Mexico|Guns N Roses|Guru Purnima|
  Guy Fawkes|Guy Fawkes Night|Haagen Dazs|Half Life Alyx|Halo Infinite|Halo Wars|Hanes Beefy|Harbor Freight|
  Hardy Marquis|Hari Raya|Harley Benton|Harley Davidson Dyna|Harley Davidson Electra Glide|Harley Davidson Fat Boy|
  Harley Davidson Fatboy|Harley Davidson Road Glide|Harley Davidson Road King|Harley Davidson Softail|
  Harley Davidson Sportster|Harley Davidson Street Glide|Harley Quinn|Harley-Davidson Dyna|
  Harley-Davidson Electra Glide|Harley-Davidson Fat Boy|Harley-Davidson Fatboy|Harley-Davidson Iron 883|
  Harley-Davidson Road King|Harley-Davidson Softail|Harley-Davidson Sportster|Harley-Davidson Street Glide|
  Harman Kardon|Harris Tweed|Harry Kane|Harry Potter|Harry Styles|Harvey Nichols|Harvey Norman|Hawaiian Tropic|
  Hawke's Bay|Hawkes Bay|Haynes Manual|Haynes Manuals|HDFC Bank|HDFC Life|He Man MOTU|Health and Safety Executive|
  Health Canada|Hello Kitty|Helly Hansen|Hemel Hempstead|Herman Miller|Herman Miller Aeron|Hero Glamour HF|
  Hero MotoCorp|Hero Xtreme|Hey Google|Hey Siri|High Wycombe|Hillman Avenger|Hillman Hunter|Hillman Imp|
  Hillman Minx|Himachal Pradesh|Hobbii Friends|Hobby Lobby|Hogwarts Express|Hoka Bondi|Hoka Clifton|Hoka Mach|
  Hoka One One|Hoka Speedgoat|Holden Astra|Holden Barina|Holden Calais|Holden Caprice|Holden Captiva|
  Holden Colorado|Holden Commodore|Holden Crewman|Holden Cruze|Holden Frontera|Holden Gemini|Holden Jackaroo|
  Holden Kingswood|Holden Monaro|Holden Rodeo|Holden Statesman|Holden Torana|Holden Trax|Holden Ute|Holden Viva|
  Hollow Knight|Hollow Knight Silksong|Holy Bible|Holy Spirit|Home Depot|Honda Accord Euro|Honda Activa|
  Honda Africa Twin|Honda Amaze|Honda Ballade|Honda City|Honda Civic Type R|Honda CR-V|Honda Cub 90|Honda Deauville|
  Honda Dio|Honda Fireblade|Honda Foreman|Honda Fourtrax|Honda Gold Wing|Honda Goldwing|Honda Grom|Honda Hornet|
  Honda HR-V|Honda Insight|Honda Integra|Honda Jazz|Honda Legend|Honda Magna|Honda Monkey|Honda Odyssey|
  Honda Pan European|Honda Passport|Honda Pioneer|Honda Prelude|Honda Rancher|Honda Rebel|Honda Ridgeline|
  Honda Rubicon|Honda Shadow|Honda Super Cub|Honda Talon|Honda Transalp|Honda Type R|Honda Unicorn|Honda Varadero|
  Horizon Forbidden West|Horizon Zero Dawn|Hornby Flying Scotsman|Hornby Junior|Hornby Railways|Hornsea Pottery|
  Hot Wheel Treasure Hunt|Hot Wheels|House of Fraser|Houston Astros|Houston Rockets|Houston Texans|
  Howl's Moving Castle|HP Chromebook|HP Compaq|HP DesignJet|HP DeskJet|HP Dragonfly|HP Elite|HP EliteBook|
  HP EliteDesk|HP Envy|HP Instant Ink|HP LaserJet|HP OfficeJet|HP OfficeJet Pro|HP Omen|HP Pavilion|HP Photosmart|
  HP ProBook|HP ProDesk|HP Smart Tank|HP Spectre|HP Stream|HP Victus|HP ZBook|HTC Desire|HTC One|HTC Vive|
  Huawei Band|Huawei Freebuds|Huawei Honor|Huawei Mate|Huawei MateBook|Huawei MatePad|Huawei Nova|Huawei P Smart|
  Huawei P20|Huawei P20 Lite|Huawei P30|Huawei P30 Pro|Huawei Watch|Huawei Watch GT|Huda Beauty|Hugo Boss|Hummer H2|
  Hummer H3|Hungry Hungry Hippos|Hungry Jack's|Hungry Jacks|Hunter x Hunter|Husqvarna Automower|
  Husqvarna Svartpilen|Husqvarna Viking|Husqvarna Viking Designer|Husqvarna Viking Emerald|
  Husqvarna Viking Huskylock|Husqvarna Viking Jade|Husqvarna Viking Opal|Husqvarna Viking Sapphire|
  Husqvarna Viking Topaz|Husqvarna Vitpilen|Hydro Flask|Hyundai Accent|Hyundai Alcazar|Hyundai Atos|Hyundai Aura|
  Hyundai Creta|Hyundai Elantra|Hyundai Eon|Hyundai Excel|Hyundai Exter|Hyundai Genesis Coupe|Hyundai Getz|
  Hyundai Grand i10|Hyundai Ioniq 5|Hyundai Ioniq 6|Hyundai Kona|Hyundai Lantra|Hyundai Matrix|Hyundai Palisade|
  Hyundai Santa Cruz|Hyundai Santa Fe|Hyundai Sonata|Hyundai Staria|Hyundai Tiburon|Hyundai Tucson|Hyundai Veloster|
  Hyundai Venue|Hyundai Verna|Häagen Dazs|Ibanez Soundgear|Ibanez Talman|Ibanez Tube Screamer|iCandy Apple|
  iCandy Orange|iCandy Peach|iCandy Raspberry|ICICI Bank|ICICI Prudential|Ikea Alex|Ikea Bekant|Ikea Besta|
  Ikea Billy|Ikea Brimnes|Ikea Ektorp|Ikea Expedit|Ikea Friheten|Ikea Hemnes|Ikea Ivar|Ikea Kallax|Ikea Kivik|
  Ikea Klippan|Ikea Lack|Ikea Linnmon|Ikea Malm|Ikea Pax|Ikea Poang|Ikea Stuva|Ikea Trofast|iMac Pro|
  Imperial War Museum|Independence Day|India Gate|India Post|Indian Motorcycle|Indian Ocean|Indian Premier League|
  Indian Railways|Indiana Jones|Indiana Pacers|Industrial Revolution|Infiniti G35|Infiniti G37|Infiniti QX60|
  Infinix Hot|Infinix Note|Infinix Smart|Infinix Zero|Inland Revenue|Instagram Reels|Instagram Threads|Instant Pot|
  Instant Pot Duo|Instax Link|Instax Mini|Instax Mini 11|Instax Mini 12|Instax Mini 9|Instax Square|Instax Wide|
  Intel Arc|Intel Atom|Intel Celeron|Intel Core|Intel Core i3|Intel Core i5|Intel Core i7|Intel Core i9|Intel Evo|
  Intel Iris|Intel NUC|Intel Xeon|Inter Miami|Inter Milan|iPad 10th Gen|iPad 2|iPad 9th Gen|iPad Air 2|iPad Air 4|
  iPad Air 5|iPhone 11|iPhone 11 Pro|iPhone 11 Pro Max|iPhone 12|iPhone 12 Pro|iPhone 12 Pro Max|iPhone 13|
  iPhone 13 Pro|iPhone 13 Pro Max|iPhone 14|iPhone 14 Plus|iPhone 14 Pro|iPhone 14 Pro Max|iPhone 15|iPhone 15 Plus|
  iPhone 15 Pro|iPhone 15 Pro Max|iPhone 16|iPhone 16 Plus|iPhone 16 Pro|iPhone 16 Pro Max|iPhone 16e|iPhone 17|
  iPhone 17 Pro|iPhone 17 Pro Max|iPhone 4S|iPhone 5C|iPhone 5S|iPhone 6|iPhone 6 Plus|iPhone 6S|iPhone 6S Plus|
  iPhone 7|iPhone 7 Plus|iPhone 8|iPhone 8 Plus|iPhone SE|iPhone XR|iPhone XS|iPhone XS Max|iPod Classic|iPod Mini|
  iPod Nano|iPod Shuffle|iPod Touch|Irish Independent|Irish Sea|Irish Times|Irn Bru|iRobot Braava|iRobot Roomba|
  Iron Maiden|Iron Man Kona|Isle of Skye|Issey Miyake|Isuzu Bighorn|Isuzu D-Max|Isuzu Elf|Isuzu Forward|Isuzu MU-X|
  Isuzu Rodeo|Isuzu Trooper|Isuzu Trucks|Ivory Coast|Jack & Jones|Jack Daniel's|Jack Daniels|Jack Russell|
  Jack Russells|Jack Skellington|Jack Sparrow|Jack Vettriano|Jack Wills|Jack Wolfskin|Jackie Chan|Jackie Collins|
  Jacqueline Wilson|Jaguar E-Pace|Jaguar E-Type|Jaguar F-Pace|Jaguar F-Type|Jaguar I-Pace|Jaguar Mark 2|
  Jaguar S-Type|Jaguar X-Type|Jaguar XE|Jaguar XF|Jaguar XJ|Jaguar XJS|Jaguar XK|Jaguar XK8|James Bond|James Dean|
  James Patterson|Jamie Oliver|Jammu and Kashmir|Jane Austen|Jane Eyre|Janome Atelier|Janome DC6030|
  Janome Decor Excel|Janome HD3000|Janome Horizon|Janome Memory Craft|Janome MyLock|Janome Skyline|Japanese Akita|
  JBL Boombox|JBL Charge|JBL Charge 4|JBL Charge 5|JBL Clip|JBL Flip|JBL Flip 5|JBL Flip 6|JBL Go|JBL Go 3|
  JBL PartyBox|JBL Pulse|JBL Tune|JBL Xtreme|Jean Paul Gaultier|Jeep Cherokee|Jeep Comanche|Jeep Commander|
  Jeep Gladiator|Jeep Grand Cherokee|Jeep Grand Wagoneer|Jeep Liberty|Jeep Patriot|Jeep Renegade|Jeep Wagoneer|
  Jeep Wrangler|Jeep Wrangler Rubicon|Jeep Wrangler Unlimited|Jersey City|Jersey Giant|Jersey Royals|Jersey Shore|
  Jesus Christ|Jim Beam|Jim Henson|Jimmy Choo|Jio Cinema|Jio Fiber|Jio Mart|Jio Phone|Jio Saavn|Jo Malone|
  Jo Malone London|Johannesburg South|John Cena|John Deere Gator|John Deere LA105|John Deere X300|John Frieda|
  John Hancock|John Lennon|John Lewis|John Lewis & Partners|John Rocha|John Wayne|John Wick|Johnnie Walker|
  Johnnie Walker Black Label|Johnson's Baby|Johnstone's Trade|Jollibee Chickenjoy|Joseph Joseph|Jujutsu Kaisen|
  Juki Exceed|Juki Majestic|Julia Donaldson|Jurassic Park|Jurassic World|Jurong East|Jurong West|Just Dance 2023|
  Just Dance 2024|Just Dance Wii|Justice League|Kaffe Fassett|Kaizer Chiefs|Kansas City|Kansas City Chiefs|
  Karen Millen|Karwa Chauth|Kate Bush|Kate Spade|Kawasaki Bayou|Kawasaki Brute Force|Kawasaki Eliminator|
  Kawasaki Jet Ski|Kawasaki Mule|Kawasaki Ninja|Kawasaki Prairie|Kawasaki Teryx|Kawasaki Versys|Kawasaki Vulcan|
  Kawasaki Zephyr|Kemper Profiler|Kentucky Derby|Kenwood Chef|Kenwood Chef Titanium|Kenwood Chefette|Kenwood kMix|
  Kenwood Major|Kenwood Prospero|Keurig Elite|Keurig K-Cup|Keurig Mini|Key Stage 1|Key Stage 2|Key Stage 3|
  Key Stage 4|Khan Academy|Kia Besta|Kia Carens|Kia Carnival|Kia Ceed|Kia Cerato|Kia Forte|Kia Niro|Kia Optima|
  Kia Picanto|Kia Proceed|Kia Rio|Kia Rondo|Kia Sedona|Kia Seltos|Kia Sonet|Kia Sorento|Kia Soul|Kia Spectra|
  Kia Sportage|Kia Stinger|Kia Stonic|Kia Telluride|Kia Venga|Kill Team Warhammer|Kindle Direct Publishing|
  Kindle Oasis|Kindle Paperwhite|Kindle Scribe|Kindle Unlimited|Kindle Voyage|King Arthur Flour|King Charles|
  King James Bible|King James Version|King's Lynn|Kingdom Hearts|Kings Lynn|Kingston upon Hull|Kingston upon Thames|
  Kit Kat|Kit Kats|KitchenAid Artisan|KitchenAid Bowl-Lift|KitchenAid Classic|KitchenAid Pro 600|
  KitchenAid Professional|Knitmaster 700|Kodak Brownie|Kodak Carousel|Kodak Charmera|Kodak Colorplus|
  Kodak EasyShare|Kodak Ektachrome|Kodak Ektar|Kodak Gold 200|Kodak Instamatic|Kodak Portra|Kodak Retina|
  Kodak Tri-X|Kodak Ultramax|Kolkata Knight Riders|Kona Coffee|Kona Cotton|Korg Kaossilator|Korg Krome|Korg Kronos|
  Korg Minilogue|Korg Monologue|Korg Triton|Korg Volca|Kotak Mahindra|Kotak Mahindra Bank|Krav Maga|Krispy Kreme|
  Kruger National Park|Kruger Park|KTM Adventure|KTM Duke|KTM Duke 125|KTM Duke 390|KTM Freeride|Kylie Cosmetics|
  Kylie Jenner|Kylie Minogue|L.O.L. Surprise|L.S. Lowry|La Cimbali|La Cornue|La Croix|LA Dodgers|LA Galaxy|LA Kings|
  LA Lakers|La Liga|La Marzocco|La Mer Cream|La Pavoni|LA Rams|La Roche Posay|La Roche-Posay|La Specialista|
  La-Z Boy|La-Z-Boy Recliner|Labor Day|Lake District|Lake Michigan|Land Rover Defender|Land Rover Defender 110|
  Land Rover Defender 90|Land Rover Discovery|Land Rover Discovery Sport|Land Rover Freelander|
  Land Rover Range Rover|Land Rover Series 2|Land Rover Series 2A|Land Rover Series 3|Latin America|Latin American|
  Laura Ashley|Lava Lamp Mathmos|Le Coq Sportif|Le Cordon Bleu|Le Creuset Signature|Le Creuset Volcanic|Le Labo|
  Le Mans|Le Pain Quotidien|Le Petit Prince|Lea & Perrins|Lea and Perrins|League of Ireland|League of Legends|
  Leatherman Charge|Leatherman Skeletool|Leatherman Supertool|Leatherman Surge|Leatherman Wave|Leatherman Wingman|
  Led Zeppelin|Leeds United|Legend of Zelda|Lego Architecture|Lego Avengers|Lego Batman|Lego Bionicle|
  Lego Botanical|Lego Chima|Lego City|Lego Classic|Lego Creator|Lego Disney|Lego DOTS|Lego Duplo|Lego Education|
  Lego Elves|Lego Friends|Lego Harry Potter|Lego Hidden Side|Lego Icons|Lego Indiana Jones|Lego Juniors|
  Lego Jurassic World|Lego Marvel|Lego Masters|Lego Mindstorms|Lego Minecraft|Lego Monkie Kid|Lego Ninjago|
  Lego Speed Champions|Lego Spike Prime|Lego Star Wars|Lego Super Mario|Lego Technic|Leica D-Lux|Leica Elmarit|
  Leica Geosystems|Leica M3|Leica M6|Leica Monochrom|Leica Q2|Leica Q3|Leica Summicron|Leicester Tigers|
  Lenovo Chromebook|Lenovo Flex|Lenovo IdeaCentre|Lenovo IdeaPad|Lenovo Legion|Lenovo Legion Go|Lenovo Smart Clock|
  Lenovo Tab|Lenovo ThinkBook|Lenovo ThinkCentre|Lenovo ThinkPad|Lenovo Thinkstation|Lenovo Yoga Book|Les Mills|
  Les Miserables|Les Misérables|Les Paul|Levi's 501|Levi's 505|Levi's 511|Levi's Engineered|Lexus GX470|Lexus IS200|
  Lexus IS250|Lexus LS400|Lexus RX350|LG G4|LG Gram|LG ThinQ|LG Velvet|LG Wing|Lhasa Apso|Liberty London|
  Liberty of London|Liberty Tana Lawn|Lilo & Stitch|Lilo and Stitch|Lincoln Aviator|Lincoln Continental|
  Lincoln Corsair|Lincoln Electric|Lincoln Logs|Lincoln MKX|Lincoln MKZ|Lincoln Nautilus|Lincoln Navigator|
  Lincoln Town Car|Line 6 Helix|Lions Club|Little Live Pets|Little Mermaid Ariel|Little Tikes|
  Little Tikes Cozy Coupe|Lloyd Loom|Lloyds Bank|Lloyds Pharmacy|Lloyds TSB|Logic Pro X|Logitech Brio|Logitech C920|
  Logitech Circle|Logitech G Pro|Logitech Harmony|Logitech Lift|Logitech Media Server|Logitech MX Keys|
  Logitech MX Master|Logitech Unifying|LOL Surprise|London Eye|London Marathon|London Underground|Lonely Planet|
  Looney Tunes|Lord of the Rings|Lord's Prayer|Los Angeles Dodgers|Los Angeles Lakers|Louis Armstrong|
  Louis Philippe|Louis Vuitton|Louis Vuitton Neverfull|Louis XV|Louis XVI|Luigi's Mansion|Lululemon Align|
  Lululemon Define|Lululemon Scuba|Lululemon Wunder|Lunar New Year|Lyle & Scott|Lyle and Scott|Maasai Mara|Mac OS X|
  Macquarie Bank|Macquarie Dictionary|Mad Hatter|Mad Max|Madaraka Day|Madhya Pradesh|Magic Mixies Cauldron|
  Magic the Gathering|Maglite Solitaire|Maha Shivaratri|Mahindra Alfa|Mahindra Bolero|Mahindra Jeeto|
  Mahindra Marazzo|Mahindra Pik Up|Mahindra Scorpio|Mahindra Scorpio N|Mahindra Thar|Mahindra Thar Roxx|
  Mahindra Verito|Mahindra Xylo|Makita CXT|Makita LXT|Makita Mac 5|Makita XGT|Mamas & Papas|Mamas and Papas|
  Mamelodi Sundowns|Man City|Man United|Man Utd|Manchester City FC|Manchester Evening News|Manchester United|
  Manchester Utd|Mandela Day|Maple Leafs|Marc Jacobs|Mardi Gras|Marilyn Monroe|Marina Bay|Marina Bay Sands|
  Marine Corps|Mario Bros|Mario Golf|Mario Kart|Mario Kart 64|Mario Kart 8|Mario Kart 8 Deluxe|Mario Kart DS|
  Mario Kart Wii|Mario Party|Mario Tennis|Marks & Spencer|Marks and Spencer|Marshall Acton|Marshall Code|
  Marshall Emberton|Marshall JCM|Marshall JCM800|Marshall Kilburn|Marshall Major|Marshall Stanmore|Marshall Woburn|
  Martin Backpacker|Martin D-28|Martin Luther King|Maruti Alto|Maruti Baleno|Maruti Brezza|Maruti Ciaz|Maruti Dzire|
  Maruti Eeco|Maruti Ertiga|Maruti Gypsy|Maruti Omni|Maruti Suzuki Alto|Maruti Suzuki Baleno|Maruti Suzuki Brezza|
  Maruti Suzuki Celerio|Maruti Suzuki Dzire|Maruti Suzuki Ertiga|Maruti Suzuki Ignis|Maruti Suzuki Swift|
  Maruti Swift|Marvel Avengers|Marvel Comics|Marvel Legends|Marvel Snap|Marvel Spider-Man|Marvel Studios|
  Marvel Universe|Mary Berry|Mary Kay|Mary Kay Cosmetics|Mary Poppins|Mary Quant|Masai Mara|Mashujaa Day|
  Mason's Ironstone|Massey Ferguson 135|Massey Ferguson 165|Massey Ferguson 240|Massey Ferguson 35X|
  Massey Ferguson Ferguson|Masters of the Universe|Match Attax|Matchbox Lesney|Matchbox Superfast|Mauviel Copper|
  Maxi Cosi|Mazda Atenza|Mazda Bongo|Mazda Demio|Mazda Drifter|Mazda Familia|Mazda Miata|Mazda Premacy|Mazda Rotary|
  Mazda Tribute|Media Mail|Medicare Advantage|Mediterranean Sea|Mega Bloks|Mega Construx|Mega Drive|Mega Millions|
  Melbourne Cup|Memorial Day|Mercedes A Class|Mercedes A-Class|Mercedes Actros|Mercedes AMG|Mercedes Atego|
  Mercedes B Class|Mercedes B-Class|Mercedes Benz|Mercedes Benz A Class|Mercedes Benz Actros|Mercedes Benz C Class|
  Mercedes Benz E Class|Mercedes Benz S Class|Mercedes Benz Sprinter|Mercedes Benz Vito|Mercedes C Class|
  Mercedes C-Class|Mercedes Citan|Mercedes CLA|Mercedes E Class|Mercedes E-Class|Mercedes G Class|Mercedes G Wagon|
  Mercedes GLA|Mercedes M-Class|Mercedes S Class|Mercedes S-Class|Mercedes SLK|Mercedes Sprinter|Mercedes V-Class|
  Mercedes Viano|Mercedes Vito|Merrell Jungle Moc|Merrell Moab|Merrell Trail Glove|Meta Ads|Meta Business Suite|
  Meta Quest|Meta Quest 2|Meta Quest 3|Meta Quest 3S|Meta Quest Pro|Metabo HPT|Metal Gear Solid|Metro Bank|
  Metro Goldwyn Mayer|Metroid Dread|Metroid Prime|Metroid Prime Remastered|MG Astor|MG Gloster|MG Hector|MG Metro|
  MG Midget|MG Rover|MG TF|MG ZR|MGB GT|MGB Roadster|Miami Dolphins|Miami Vice|Michael Hill|Michael Jackson|
  Michael Jordan|Michael Kors|Michael Myers|Michelin CrossClimate|Michelin Guide|Michelin Pilot Sport|
  Michelin Primacy|Michelin Star|Mickey Mouse|Microsoft Access|Microsoft Authenticator|Microsoft Azure|
  Microsoft Bing|Microsoft Copilot|Microsoft Defender|Microsoft Dynamics|Microsoft Dynamics 365|Microsoft Edge|
  Microsoft Exchange|Microsoft Family Safety|Microsoft Flight Simulator|Microsoft Forms|Microsoft Money|
  Microsoft Office|Microsoft Office 365|Microsoft OneDrive|Microsoft OneNote|Microsoft Outlook|Microsoft Paint|
  Microsoft Planner|Microsoft Power Automate|Microsoft Power BI|Microsoft PowerPoint|Microsoft Project|
  Microsoft Publisher|Microsoft Rewards|Microsoft Solitaire|Microsoft Store|Microsoft Surface|
  Microsoft Surface Book|Microsoft Surface Go|Microsoft Surface Laptop|Microsoft Surface Pro|Microsoft Teams|
  Microsoft To Do|Microsoft Visio|Microsoft Windows|Microsoft Works|Microsoft Zune|Mid Wales|Mid-Autumn Festival|
  Middle East|Middle Eastern|Miller Multimatic|Miller Syncrowave|Milwaukee Fuel|Milwaukee Hole Hawg|Milwaukee M12|
  Milwaukee M12 Fuel|Milwaukee M18|Milwaukee M18 Fuel|Milwaukee Packout|Milwaukee Sawzall|Mini Clubman|Mini Cooper|
  Mini Cooper D|Mini Cooper S|Mini Countryman|Mini Moke|Mini Paceman|Ministry of Defence|Ministry of Education|
  Ministry of Health|Ministry of Justice|Ministry of Manpower|Ministry of Sound|Minn Kota|Minnie Mouse|
  Minolta Autocord|Minolta Dynax|Minolta Maxxum|Minolta Rokkor|Minolta SRT|Minolta X-700|Miracle Gro|Miss Marple|
  Miss Saigon|Miss Selfridge|Mitsubishi Airtrek|Mitsubishi Canter|Mitsubishi Challenger|Mitsubishi Colt|
  Mitsubishi Delica|Mitsubishi Eclipse|Mitsubishi Eclipse Cross|Mitsubishi Express|Mitsubishi Galant|
  Mitsubishi Lancer|Mitsubishi Lancer Evolution|Mitsubishi Magna|Mitsubishi Minicab|Mitsubishi Mirage|
  Mitsubishi Montero|Mitsubishi Outlander|Mitsubishi Pajero|Mitsubishi Pajero Sport|Mitsubishi Shogun|
  Mitsubishi Triton|Miu Miu|Mizuno Wave|Mizuno Wave Inspire|Mizuno Wave Rider|Mod Podge|Moda Charm Pack|
  Moda Jelly Roll|Moncler Grenoble|Money Box ISA|Monster Energy|Monster High|Monster Hunter Rise|
  Monster Hunter Wilds|Monster Hunter World|Monsters Inc|Monsters University|Mont Blanc|Montreal Canadiens|
  Monzo Bank|Monzo Pot|Moog Grandmother|Moog Matriarch|Moog Minimoog|Moog Mother|Mornington Peninsula|
  Morphy Richards|Morris Ital|Morris Marina|Morris Minor|Morris Oxford|Mortal Kombat|Mothercare Journey|
  Mothering Sunday|Mothers Day|Motorola Defy|Motorola Edge|Motorola Moto E|Motorola Moto G|Motorola Razr|
  Mount Everest|Mount Gambier|Mount Kenya|Mountain Dew|Mountain Hardwear|Mountain Warehouse|Mr Bean|
  Mr Beast Feastables|Mr Coffee|Mr Kipling|Mr Muscle|Mr Potato Head|Mr Sheen|Mrs Beeton|Mrs Brown's Boys|Mrs Hinch|
  MSI Afterburner|MSI Claw|MSI Katana|MSI Prestige|MSI Raider|MSI Stealth|MSI Titan|MSR Hubba Hubba|
  MSR PocketRocket|MSR WhisperLite|Muay Thai|Mumbai Indians|Murano Glass|Musical Fidelity|My Chemical Romance|
  My Hero Academia|My Melody Sanrio|My Neighbor Totoro|My Neighbour Totoro|My Singing Monsters|Myrtle Beach|
  National Geographic|National Health Service|National Insurance|National Lottery|National Panasonic|
  National Portrait Gallery|National Rail|National Savings|National Trust|Native American|Native Americans|
  Navi Mumbai|Necromunda Underhive|Nerf Elite|Nerf Mega|Nerf Rival|Nespresso Citiz|Nespresso Creatista|
  Nespresso Essenza|Nespresso Inissia|Nespresso Lattissima|Nespresso Pixie|Nespresso Vertuo|Nespresso Vertuo Next|
  Nespresso Vertuo Plus|Nest Hello Doorbell|Nest Learning Thermostat|Netgear Arlo|Netgear Nighthawk|Netgear Orbi|
  New Balance 327|New Balance 530|New Balance 550|New Balance 574|New Balance 9060|New Balance 990|New Caledonia|
  New Delhi|New England Patriots|New Orleans Saints|New Plymouth|New Romney Marsh|New Testament|
  New World Translation|New Year's|New Year's Day|New Years Day|New Years Eve|New York City|New York Giants|
  New York Jets|New York Knicks|New York Mets|New York Times|New York Yankees|New Zealand Dollar|New Zealander|
  Newcastle Brown Ale|Newcastle United|Newcastle upon Tyne|Next JS|Niagara Falls|Niagara on the Lake|Nigella Lawson|
  Nike Air|Nike Air Force|Nike Air Force 1|Nike Air Jordan|Nike Air Max|Nike Air Max 1|Nike Air Max 90|
  Nike Air Max 95|Nike Air Max 97|Nike Blazer|Nike Blazers|Nike Cortez|Nike Dri-Fit|Nike Dunk|Nike Dunk High|
  Nike Dunk Low|Nike Dunks|Nike Free Run|Nike Huarache|Nike Mercurial|Nike Metcon|Nike Pegasus|Nike Phantom|
  Nike Pro|Nike Run Club|Nike SB|Nike Swoosh|Nike Tech|Nike Tech Fleece|Nike Tiempo|Nike TN|Nike Vaporfly|
  Nike Zoom Fly|Nikon Aculon|Nikon Coolpix|Nikon D3500|Nikon Monarch|Nikon Nikkor|Nikon Nikkormat|Nikon Prostaff|
  Nikon Speedlight|Nikon Z fc|Nikon Z50|Nikon Z6|Nikon Z6 II|Nikon Z7|Ninja Creami|Ninja Foodi|Ninja Turtle|
  Ninja Turtles|Ninja Woodfire|Nintendo 2DS|Nintendo 3DS|Nintendo 3DS XL|Nintendo 64|Nintendo DS|Nintendo DS Lite|
  Nintendo DSi|Nintendo Entertainment System|Nintendo eShop|Nintendo Game Boy|Nintendo GameCube|Nintendo Labo|
  Nintendo Switch 2|Nintendo Switch Lite|Nintendo Switch OLED|Nintendo Wii|Nintendo Wii U|Nissan Almera|
  Nissan Altima|Nissan Armada|Nissan Bluebird|Nissan Cedric|Nissan Cube|Nissan Dualis|Nissan Elgrand|Nissan Figaro|
  Nissan Frontier|Nissan Hardbody|Nissan Interstar|Nissan Juke|Nissan Kicks|Nissan Leaf|Nissan Livina|
  Nissan Magnite|Nissan March|Nissan Maxima|Nissan Micra|Nissan Murano|Nissan Navara|Nissan Note|Nissan Pathfinder|
  Nissan Patrol|Nissan Patrol GU|Nissan Primastar|Nissan Primera|Nissan Pulsar|Nissan Qashqai|Nissan Quest|
  Nissan Rogue|Nissan Sentra|Nissan Serena|Nissan Silvia|Nissan Skyline|Nissan Sunny|Nissan Terrano|Nissan Tiida|
  Nissan Titan|Nissan Vanette|Nissan Versa|Nissan Wingroad|Nissan X-Trail|Nissan Xterra|Node JS|Nokia Lumia|
  Nokia Snake|Norfolk Broads|North American|North Bay Ontario|North Face|North Indian|North Island|North Korea|
  North Korean|North Sea|North Shore Auckland|North Wales|Northern Cape|Norton Commando|Norton Dominator|
  Norwich Union|Nottingham Forest|Novation Circuit|Novation Launchkey|Novation Launchpad|Numatic Henry|
  Numatic Hetty|Nvidia GeForce|Nvidia GTX|Nvidia Jetson|Nvidia Quadro|Nvidia RTX|Nvidia Shield|Nvidia Shield TV|
  Nvidia Tesla|NZ Post|Oakley Flak|Oakley Frogskins|Oakley Holbrook|Oakley Jawbreaker|Oakley Radar|Oakley Sutro|
  OBS Studio|Oculus Go|Oculus Quest|Oculus Quest 2|Oculus Rift|Oculus Rift S|Off White Nike|OK Cupid|OK Google|
  Oklahoma City|Old Bailey|Old Country Roses|Old El Paso|Old English Sheepdog|Old Testament|Old Trafford|
  Oldsmobile Alero|Oldsmobile Aurora|Oldsmobile Cutlass|Oldsmobile Intrigue|Olivetti Lettera|Olivetti Valentine|
  Olympus Mju|Olympus Mju II|Olympus OM-1|Olympus OM-10|Olympus OM-D|Olympus Pen EE|Olympus Stylus|Olympus Tough|
  Olympus Trip|Olympus Trip 35|Olympus XA|Omega Constellation|Omega Deville|Omega Seamaster|Omega Speedmaster|
  One Piece Film Red|One Punch Man|OnePlus Nord|OnePlus Open|Open University|Opinel No 8|Oppo A54|Oppo Find|
  Oppo Find X5|Oppo Reno|Optimus Prime|Oracle Database|Oracle NetSuite|Orange Pi|Ordnance Survey|Orient Express|
  Orla Kiely|Orlando Magic|Orlando Pirates|Osprey Atmos|Osprey Aura|Osprey Exos|Osprey Fairview|Osprey Farpoint|
  OtterBox Commuter|OtterBox Defender|OtterBox Symmetry|Our Lady of Lourdes|Oxford English Dictionary|
  Oxford Reading Tree|Pacific Crest Trail|Pacific Islander|Pacific Northwest|Pacific Ocean|Paco Rabanne|
  Paddington Bear|Palm Sunday|Palmer's Cocoa Butter|Palmerston North|Panama Canal|Panasonic Eneloop|Panasonic Lumix|
  Panasonic Lumix G|Panasonic Technics|Panasonic Toughbook|Panasonic Viera|Pancake Day|Panda Express|Panera Bread|
  Panini Prizm|Panini Select|Papa John's|Papa Johns|Papua New Guinea
`
