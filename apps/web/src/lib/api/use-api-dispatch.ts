import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

/** Dispatch that takes the API's thunks too, those that change what it keeps included. */
export const useApiDispatch = useDispatch.withTypes<ThunkDispatch<never, unknown, UnknownAction>>();
