import { Navigate } from 'react-router-dom';

export const Component = () => <Navigate to="/admin/dashboard" replace />;
