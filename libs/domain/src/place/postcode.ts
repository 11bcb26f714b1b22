/** Of a French postcode; whether some town has it is for a service of communes to say. */
export const postcodePattern = /^\d{5}$/;
