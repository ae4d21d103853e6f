/**
 * What schema.org calls a business with an address: LocalBusiness and the kinds of it, as of version
 * 29 (schema.org/LocalBusiness), and the wider words that the markup of a place may use.
 */
export const businesses: readonly string[] = [
  'LocalBusiness EducationalOrganization School Museum Place',
  'AnimalShelter ArchiveOrganization ChildCare DryCleaningOrLaundry EmploymentAgency InternetCafe',
  'Library ProfessionalService RadioStation RealEstateAgent RecyclingCenter SelfStorage',
  'ShoppingCenter TelevisionStation TouristInformationCenter TravelAgency',
  'AutomotiveBusiness AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash',
  'GasStation MotorcycleDealer MotorcycleRepair',
  'EmergencyService FireStation Hospital PoliceStation',
  'EntertainmentBusiness AdultEntertainment AmusementPark ArtGallery Casino ComedyClub MovieTheater',
  'NightClub',
  'FinancialService AccountingService AutomatedTeller BankOrCreditUnion InsuranceAgency',
  'FoodEstablishment Bakery BarOrPub Brewery CafeOrCoffeeShop Distillery FastFoodRestaurant',
  'IceCreamShop Restaurant Winery',
  'GovernmentOffice PostOffice',
  'HealthAndBeautyBusiness BeautySalon DaySpa HairSalon HealthClub NailSalon TattooParlor',
  'HomeAndConstructionBusiness Electrician GeneralContractor HVACBusiness HousePainter Locksmith',
  'MovingCompany Plumber RoofingContractor',
  'LegalService Attorney Notary',
  'LodgingBusiness BedAndBreakfast Campground Hostel Hotel Motel Resort SkiResort VacationRental',
  'MedicalBusiness CommunityHealth Dentist Dermatology DietNutrition Emergency Geriatric',
  'Gynecologic IndividualPhysician MedicalClinic Midwifery Nursing Obstetric Oncologic Optician',
  'Optometric Otolaryngologic Pediatric Pharmacy Physician PhysiciansOffice Physiotherapy',
  'PlasticSurgery Podiatric PrimaryCare Psychiatric PublicHealth CovidTestingFacility',
  'SportsActivityLocation BowlingAlley ExerciseGym GolfCourse PublicSwimmingPool SportsClub',
  'StadiumOrArena TennisComplex',
  'Store BikeStore BookStore ClothingStore ComputerStore ConvenienceStore DepartmentStore',
  'ElectronicsStore Florist FurnitureStore GardenStore GroceryStore HardwareStore HobbyShop',
  'HomeGoodsStore JewelryStore LiquorStore MensClothingStore MobilePhoneStore MovieRentalStore',
  'MusicStore OfficeEquipmentStore OutletStore PawnShop PetStore ShoeStore SportingGoodsStore',
  'TireShop ToyStore WholesaleStore',
].flatMap((line) => line.split(' '))

/** What schema.org knows as well, and has no hours for: these are bodies, and places are open. */
export const bodies: ReadonlySet<string> = new Set(['Organization', 'Corporation', 'NGO'])
