export const requiredString = { type: String, required: true };
export const requiredDate = { type: Date, required: true };
