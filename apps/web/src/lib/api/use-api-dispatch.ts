import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

/** Dispatch that takes the API's thunks too. */
export const useApiDispatch = useDispatch.withTypes<ThunkDispatch<unknown, unknown, UnknownAction>>();
